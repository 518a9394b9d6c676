import type { Fortland, Seat } from '../../../engine/fortland/index.ts'
import type { ReviewOf, ValuedMoves } from '../../../players/review.ts'

/** The evaluation of the board after a turn, within the look-ahead. */
export interface TurnEvaluation {
  /** Counted from 1 over all countries. */
  turn: number
  round: number
  seat: Seat
  /** For each country, its lead over the mean of the others in towns, including walls and sieges. */
  ahead: readonly number[]
}

/** A turn with a better alternative. Values are in towns. */
export interface CostlyTurn extends ValuedMoves<Fortland> {
  seat: Seat
  round: number
  /** The number of actions from its roll, which is not part of `played`. */
  rolled: number
}

export interface Review extends ReviewOf<TurnEvaluation, CostlyTurn> {
  /** The turn after which the winner stayed ahead of all others; null after a shared win, or if the lead never lasted. */
  decided: number | null
}
