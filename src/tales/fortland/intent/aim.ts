import {
  type Action,
  armyOf,
  fortland,
  fortOn,
  type Refusal,
  type Space,
  type State,
} from '../../../engine/fortland/index.ts'
import { memoizeByObject } from '../../../engine/kernel/index.ts'
import { deedsOf, type PlaceAction, reachOf } from '../foresight/index.ts'

/** A target: to stop on a space (`go`), or to build or tear down from there (`deed`). */
export interface Aim {
  readonly kind: 'go' | 'deed'
  readonly space: Space
}

/** A refusal: the army cannot stop on the space in this turn. */
export interface OutOfReach {
  readonly code: 'out-of-reach'
}

const OUT_OF_REACH: OutOfReach = { code: 'out-of-reach' }

/** Returns the actions that reach the target, or a refusal. */
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

/** Returns the action to offer for each space in reach: at most one a space. */
export const deedsBySpace = memoizeByObject((state: State): ReadonlyMap<Space, PlaceAction> => {
  const found = new Map<Space, PlaceAction>()
  for (const deed of deedsOf(state)) {
    const known = found.get(deed.space)
    if (!known || isFirst(state, deed, known)) found.set(deed.space, deed)
  }
  return found
})

/** True if `one` should be offered instead of `other`: allowed actions first, then the one that fits the place. */
function isFirst(state: State, one: PlaceAction, other: PlaceAction): boolean {
  if ((one.refusal === null) !== (other.refusal === null)) return one.refusal === null
  return isMeant(state, one) && !isMeant(state, other)
}

/** True if the action fits the place: tear down where a fort is, build on a place without one. */
const isMeant = (state: State, { deed, place }: PlaceAction): boolean =>
  (deed === 'besiege' || deed === 'fortify') === (fortOn(state, place) === null)

/** Returns the action to offer from a space, if there is one. */
export const deedAt = (state: State, space: Space): PlaceAction | undefined => deedsBySpace(state).get(space)
