import type { Boogyman, Seat } from '../../../engine/boogyman/index.ts'
import type { ReviewOf, ValuedMoves } from '../../../players/review.ts'

/** The evaluation after a turn, from a search. */
export interface TurnEvaluation {
  turn: number
  /** Lead of the mushrooms in folk, including trees and Boogymen; negative if the firs lead. 7 means a win. */
  ahead: number
}

/** A turn with a better alternative. Values are in folk. */
export interface CostlyTurn extends ValuedMoves<Boogyman> {
  seat: Seat
}

export interface Review extends ReviewOf<TurnEvaluation, CostlyTurn> {
  /** The turn after which the winner stayed ahead. */
  decided: number | null
}
