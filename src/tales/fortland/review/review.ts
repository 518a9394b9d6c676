import type { Fortland, Seat } from '../../../engine/fortland/index.ts'
import type { ReviewOf, ValuedMoves } from '../../../players/review.ts'

/** How a game stood when a turn was over, as far as that was looked ahead. */
export interface TurnStanding {
  /** Counted from 1 over all countries. */
  turn: number
  round: number
  seat: Seat
  /** For each country, by how many towns it was ahead of the mean of the others, walls and sieges counted in. */
  ahead: readonly number[]
}

/** A turn with a better alternative. Values are in towns. */
export interface CostlyTurn extends ValuedMoves<Fortland> {
  seat: Seat
  round: number
  /** The number of actions from its roll, which is not part of `played`. */
  rolled: number
}

export interface Review extends ReviewOf<TurnStanding, CostlyTurn> {
  /** The turn from whose end on the winner stayed ahead of all others; null where nobody won alone, or never was. */
  decided: number | null
}
