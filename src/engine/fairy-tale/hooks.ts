import type { Place } from '../kernel/grid.ts'
import type { Table } from './table.ts'

/** A character's arrival on a tile: who, from where and to where. */
export interface CharacterStep {
  seat: number
  from: Place
  at: Place
}

/** The places where a building may speak. What it leaves out is as on a plain tile. */
export interface BuildingRules {
  /** Nearest to the oak that it may lie, in tiles. */
  minimumDistance?: number
  /** On a 6, monsters may appear here [R 7]. */
  isDen?: true
  /** Destroying it is the goal of the game; until it is laid it is still to come [R 11]. */
  isGoal?: true
  /** Whoever steps onto it does not come to stand there, but is back where the step began [R 23]. */
  sendsBack?: true
  /** A character has stepped onto the tile. */
  steppedOnto?(table: Table, step: CharacterStep): void
}
