import type { Fortress } from '../../../engine/fortress/index.ts'
import type { DieFace } from '../../../engine/kernel/index.ts'
import type { ReviewOf, ValuedMoves } from '../../../players/review.ts'

/** How likely a victory was in one turn of a siege, as the Page would have gone on: shares from 0 to 1. */
export interface TurnStanding {
  turn: number
  /** When the turn began, and with what was then done in it, before luck came in. */
  began: number
  acted: number
}

/** A stroke of luck that mattered. */
export interface Stroke {
  turn: number
  kind: 'night' | 'assault'
  /** The face of the night's die; null for the three dice of the assault. */
  face: DieFace | null
  /** How much likelier a victory was after it; below nought, how much less. */
  gained: number
}

/** A turn with a better alternative. Values are chances of victory, from 0 to 1. */
export type CostlyTurn = ValuedMoves<Fortress>

export interface Review extends ReviewOf<TurnStanding, CostlyTurn> {
  /** The luckiest stroke and the unluckiest, where there were any worth a word. */
  best: Stroke | null
  worst: Stroke | null
}
