import type { Boogyman, Seat } from '../../../engine/boogyman/index.ts'
import type { ReviewOf, ValuedMoves } from '../../../players/review.ts'

/** How a duel stood when a turn was over, as far as that was looked ahead. */
export interface TurnStanding {
  turn: number
  /** By how many folk the mushrooms were ahead, trees and Boogymen counted in; below nought, the firs. Seven are a win. */
  ahead: number
}

/** A turn with a better alternative. Values are in folk. */
export interface CostlyTurn extends ValuedMoves<Boogyman> {
  seat: Seat
}

export interface Review extends ReviewOf<TurnStanding, CostlyTurn> {
  /** The turn from whose end on the winner stayed ahead. */
  decided: number | null
}
