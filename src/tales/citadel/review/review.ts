import type { Action, BuildingId, Seat } from '../../../engine/citadel/index.ts'

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

/** A turn in which something else would have been better. */
export interface CostlyTurn {
  seat: Seat
  turn: number
  /** How many actions of the game precede it: from there the better way can be tried. */
  move: number
  played: readonly Action[]
  better: readonly Action[]
  /** What it was worth for who decided, in points: what was done, and what is better. */
  worthPlayed: number
  worthBetter: number
}

/** What a finished game comes to, looked at once more; while it is worked out, as far as that has come. */
export interface Review {
  turns: readonly TurnStanding[]
  /** What was luck: the cards that were turned up. */
  fortunes: readonly Fortune[]
  /** What was decided: the turn that cost most. */
  decision: CostlyTurn | null
  /** The turn from whose end on the winner stayed ahead of all others; null where nobody won alone, or never was. */
  decided: number | null
  done: boolean
}

/** By how many bricks the cards that came were better for each seat than could be expected, over the whole game. */
export const luckOf = ({ fortunes }: Pick<Review, 'fortunes'>, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) =>
    fortunes.reduce((sum, { brought, expected }) => sum + (brought[seat] ?? 0) - (expected[seat] ?? 0), 0),
  )
