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

/** The uses of a power, and those left. */
interface Uses {
  all: number
  left: number
  /** True if counted over the whole game; otherwise once a turn. */
  wishes: boolean
}

/** A power that is selected and then aimed at the board. */
export interface AimedPower extends Uses {
  power: AimedId
  icon: (typeof SIGNS)[AimedId]
  refusal: Refusal | null
}

/** The aimed powers, with their icons. */
const SIGNS = { pull: 'braid', fly: 'wing', clear: 'wand' } as const satisfies { [Id in PowerId]?: IconName }

export type AimedId = keyof typeof SIGNS

/** True if a power is selected and aimed instead of a plain button. */
export const isAimed = (power: PowerId): power is AimedId => power in SIGNS

/** The powers of the character on turn that are aimed at the board. */
export function aimedPowers(state: State): AimedPower[] {
  return powersOf(state).flatMap(({ power, refusal }) =>
    isAimed(power) ? [{ power, refusal, icon: SIGNS[power], ...usesOf(state) }] : [],
  )
}

/** Wishes are counted over the whole game, all other powers by the turn. */
function usesOf(state: State): Uses {
  const wishes = wishesLeft(state)
  if (wishes !== null) return { all: WISHES, left: wishes, wishes: true }
  return { all: allowance(state).powers, left: powersLeft(state), wishes: false }
}

/** The number of stars in a full lamp. */
export const WISHES = mostKept('aladdin', 'wishes')

/** The wishes left of the character on turn; null if it has no lamp. */
export function wishesLeft(state: State): number | null {
  const { wishes } = memoryOf(state, state.onTurn)
  return typeof wishes === 'number' ? wishes : null
}

export type BargainId = 'bargain-movement' | 'bargain-monsters'

/** The bargains of the character on turn before the first roll, each with the refusal or null. */
export function bargainsOf(state: State): { power: BargainId; refusal: Refusal | null }[] {
  if (state.phase !== 'new-monsters' || state.pending || powersLeft(state) === 0) return []
  return powersOf(state).flatMap(({ power, refusal }) =>
    power === 'bargain-movement' || power === 'bargain-monsters' ? [{ power, refusal }] : [],
  )
}
