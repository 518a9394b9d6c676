import {
  type Action,
  armyOf,
  fortland,
  fortOn,
  type Refusal,
  type Space,
  type State,
} from '../../../engine/fortland/index.ts'
import { oncePer } from '../../../engine/kernel/index.ts'
import { type Deed, deedsOf, reachOf } from '../foresight/index.ts'

/** Something that is aimed at: to stop on a space, or what can be built or torn down at its place from there. */
export interface Aim {
  readonly kind: 'go' | 'deed'
  readonly space: Space
}

/** The army cannot stop there in this turn. */
export interface OutOfReach {
  readonly code: 'out-of-reach'
}

const OUT_OF_REACH: OutOfReach = { code: 'out-of-reach' }

/** What is done for it, one action after another; or why it cannot be. */
export function actionsOfAim(state: State, { kind, space }: Aim): readonly Action[] | Refusal | OutOfReach {
  if (state.phase === 'muster') {
    const action = { type: 'muster', at: space } as const
    return fortland.refuse(state, action) ?? [action]
  }
  if (state.phase !== 'act') return fortland.refuse(state, { type: 'march' }) ?? OUT_OF_REACH
  if (kind === 'deed') {
    const deed = deedAt(state, space)
    return deed ? (deed.refusal ?? deed.plan) : OUT_OF_REACH
  }
  if (armyOf(state, state.onTurn)?.space === space) return []
  return reachOf(state).find((one) => one.space === space)?.plan ?? OUT_OF_REACH
}

/** What can be built or torn down at places within reach, by the space from where: one thing a space. */
export const deedsBySpace: (state: State) => ReadonlyMap<Space, Deed> = oncePer((state: State) => {
  const found = new Map<Space, Deed>()
  for (const deed of deedsOf(state)) {
    const known = found.get(deed.space)
    if (!known || isFirst(state, deed, known)) found.set(deed.space, deed)
  }
  return found
})

/** Whether a thing to do is told before another at the same place: what may be done, and what the fort there asks for. */
function isFirst(state: State, one: Deed, other: Deed): boolean {
  if ((one.refusal === null) !== (other.refusal === null)) return one.refusal === null
  return isMeant(state, one) && !isMeant(state, other)
}

/** Where a fort stands it is torn down, where none does one is built. */
const isMeant = (state: State, { deed, place }: Deed): boolean =>
  (deed === 'besiege' || deed === 'fortify') === (fortOn(state, place) === null)

/** What can be built or torn down from a space; undefined where nothing can. */
export const deedAt = (state: State, space: Space): Deed | undefined => deedsBySpace(state).get(space)
