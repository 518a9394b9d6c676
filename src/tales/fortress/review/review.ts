import type { Fortress } from '../../../engine/fortress/index.ts'
import type { DieFace } from '../../../engine/kernel/index.ts'
import type { ReviewOf, ValuedMoves } from '../../../players/review.ts'

/** The chances of victory in one turn of a siege if the Page continued, from 0 to 1. */
export interface TurnEvaluation {
  turn: number
  /** The chance at the start of the turn, and after its actions before the rng is used. */
  began: number
  acted: number
}

/** A random event with a notable effect. */
export interface Stroke {
  turn: number
  kind: 'night' | 'assault'
  /** The face of the night's die; null for the assault. */
  face: DieFace | null
  /** The change of the chance of victory; negative for bad luck. */
  gained: number
}

/** A turn with a better alternative. Values are chances of victory, from 0 to 1. */
export type CostlyTurn = ValuedMoves<Fortress>

export interface Review extends ReviewOf<TurnEvaluation, CostlyTurn> {
  /** The luckiest and the unluckiest event, or null if none is notable. */
  best: Stroke | null
  worst: Stroke | null
}
