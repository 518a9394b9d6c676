import {
  allowance,
  memoryOf,
  mostKept,
  type PowerId,
  powersLeft,
  powersOf,
  type Refusal,
  type State,
} from '../../../../engine/fairy-tale/index.ts'
import type { IconName } from '../../../../ui/art/index.ts'

/** How often something may be done, and how often it is left. */
interface Uses {
  all: number
  left: number
  /** For the whole game; else once a turn. */
  wishes: boolean
}

/** A power that the character on turn takes up to be aimed at something on the board. */
export interface AimedPower extends Uses {
  power: AimedId
  icon: (typeof SIGNS)[AimedId]
  refusal: Refusal | null
}

/** The powers that are aimed, with their signs. */
const SIGNS = { pull: 'braid', fly: 'wing', clear: 'wand' } as const satisfies { [Id in PowerId]?: IconName }

export type AimedId = keyof typeof SIGNS

/** Whether a power is taken up and aimed, and not a plank to press. */
export const isAimed = (power: PowerId): power is AimedId => power in SIGNS

/** The powers of the character on turn that are aimed at something on the board. */
export function aimedPowers(state: State): AimedPower[] {
  return powersOf(state).flatMap(({ power, refusal }) =>
    isAimed(power) ? [{ power, refusal, icon: SIGNS[power], ...usesOf(state) }] : [],
  )
}

/** Wishes are counted over the whole game; all else by the turn. */
function usesOf(state: State): Uses {
  const wishes = wishesLeft(state)
  if (wishes !== null) return { all: WISHES, left: wishes, wishes: true }
  return { all: allowance(state).powers, left: powersLeft(state), wishes: false }
}

/** The stars of the lamp. */
export const WISHES = mostKept('aladdin', 'wishes')

/** How many wishes the character on turn still has; null if it is none who wishes. */
export function wishesLeft(state: State): number | null {
  const { wishes } = memoryOf(state, state.onTurn)
  return typeof wishes === 'number' ? wishes : null
}

export type BargainId = 'bargain-movement' | 'bargain-monsters'

/** The bargains that can be thought of before the first roll of this turn, and why one cannot be struck. */
export function bargainsOf(state: State): { power: BargainId; refusal: Refusal | null }[] {
  if (state.phase !== 'new-monsters' || state.pending || powersLeft(state) === 0) return []
  return powersOf(state).flatMap(({ power, refusal }) =>
    power === 'bargain-movement' || power === 'bargain-monsters' ? [{ power, refusal }] : [],
  )
}
