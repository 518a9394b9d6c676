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
  /**
   * A character steps onto the tile. Answers whether the character comes to stand there; if not, it is
   * back where the step began.
   */
  steppedOnto?(table: Table, step: CharacterStep): 'stands' | 'returns'
}
