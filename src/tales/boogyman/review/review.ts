import type { Action, Seat } from '../../../engine/boogyman/index.ts'

/** How a duel stood when a turn was over, as far as that was looked ahead. */
export interface TurnStanding {
  turn: number
  /** By how many folk the mushrooms were ahead, trees and Boogymen counted in; below nought, the firs. Seven are a win. */
  ahead: number
}

/** A turn in which something else would have been better. */
export interface CostlyTurn {
  seat: Seat
  turn: number
  /** How many actions of the game precede it: from there the better way can be tried. */
  move: number
  played: readonly Action[]
  better: readonly Action[]
  /** How it stood for who decided, after what was done and after what is better. */
  aheadPlayed: number
  aheadBetter: number
}

/** What a finished duel comes to, looked at once more; while it is worked out, as far as that has come. */
export interface Review {
  turns: readonly TurnStanding[]
  decision: CostlyTurn | null
  /** The turn from whose end on the winner stayed ahead. */
  decided: number | null
  done: boolean
}
