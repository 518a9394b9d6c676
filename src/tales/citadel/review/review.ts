import type { BuildingId, Citadel, Seat } from '../../../engine/citadel/index.ts'
import type { ReviewOf, ValuedMoves } from '../../../players/review.ts'

/** How a game stood when a turn was over. */
export interface TurnStanding {
  /** Counted from 1 over all seats. */
  turn: number
  seat: Seat
  /** For each seat, by how many points it was ahead of the best of the others; what is yet to come is counted in. */
  ahead: readonly number[]
}

/** What a Building that was turned up brought, and what could be expected of whichever came. */
export interface Fortune {
  turn: number
  card: BuildingId
  /** For each seat, in bricks: what it was paid less what it was taxed. */
  brought: readonly number[]
  expected: readonly number[]
}

/** A turn with a better alternative. Values are in points. */
export interface CostlyTurn extends ValuedMoves<Citadel> {
  seat: Seat
}

export interface Review extends ReviewOf<TurnStanding, CostlyTurn> {
  /** What was luck: the cards that were turned up. */
  fortunes: readonly Fortune[]
  /** The turn from whose end on the winner stayed ahead of all others; null where nobody won alone, or never was. */
  decided: number | null
}

/** By how many bricks the cards that came were better for each seat than could be expected, over the whole game. */
export const luckOf = ({ fortunes }: Pick<Review, 'fortunes'>, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) =>
    fortunes.reduce((sum, { brought, expected }) => sum + (brought[seat] ?? 0) - (expected[seat] ?? 0), 0),
  )
