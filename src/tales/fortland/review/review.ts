import type { Action, Seat } from '../../../engine/fortland/index.ts'

/** How a game stood when a turn was over, as far as that was looked ahead. */
export interface TurnStanding {
  /** Counted from 1 over all countries. */
  turn: number
  round: number
  seat: Seat
  /** For each country, by how many towns it was ahead of the mean of the others, walls and sieges counted in. */
  ahead: readonly number[]
}

/** A turn in which something else would have been better. */
export interface CostlyTurn {
  seat: Seat
  turn: number
  round: number
  /** How many actions of the game precede it, its roll among them: from there the better way can be tried. */
  move: number
  /** How many actions its roll gave. */
  rolled: number
  played: readonly Action[]
  better: readonly Action[]
  /** How it stood for who decided, after what was done and after what is better. */
  aheadPlayed: number
  aheadBetter: number
}

/** What a finished game comes to, looked at once more; while it is worked out, as far as that has come. */
export interface Review {
  turns: readonly TurnStanding[]
  decision: CostlyTurn | null
  /** The turn from whose end on the winner stayed ahead of all others; null where nobody won alone, or never was. */
  decided: number | null
  done: boolean
}
