import type { BuildingId, Citadel, Seat } from '../../../engine/citadel/index.ts'
import type { ReviewOf, ValuedMoves } from '../../../players/review.ts'

/** The position after a turn. */
export interface TurnEvaluation {
  /** Turn number from 1, over all seats. */
  turn: number
  seat: Seat
  /** For each seat: its lead over the best other seat, in points. Includes expected future points. */
  ahead: readonly number[]
}

/** Result of a Building that was turned up, and the average result of the cards possible at that time. */
export interface Fortune {
  turn: number
  card: BuildingId
  /** Income less tax of each seat, in bricks. */
  brought: readonly number[]
  expected: readonly number[]
}

/** A turn with a better alternative. Values are in points. */
export interface CostlyTurn extends ValuedMoves<Citadel> {
  seat: Seat
}

export interface Review extends ReviewOf<TurnEvaluation, CostlyTurn> {
  /** Luck: the cards that were turned up. */
  fortunes: readonly Fortune[]
  /** The turn after which the winner stayed ahead of all others. Null for a shared win, or if the winner never was ahead. */
  decided: number | null
}

/** Returns the luck of each seat over the whole game, in bricks: results of the cards less their averages. */
export const luckOf = ({ fortunes }: Pick<Review, 'fortunes'>, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) =>
    fortunes.reduce((sum, { brought, expected }) => sum + (brought[seat] ?? 0) - (expected[seat] ?? 0), 0),
  )
