import type { Place } from '../../../kernel/boards/square.ts'
import type { ActionOf, Refusal } from '../../actions.ts'
import type { State } from '../../state.ts'
import type { Table } from '../../table.ts'
import type { Tile } from '../../tiles.ts'

/** What is said besides the symbol and the tile: a market slot, a turn or a side, where the effect needs them. */
export type How = Pick<ActionOf<'use-symbol'>, 'slot' | 'turn' | 'side'>

/** A tile that something is done to. */
export interface Target {
  at: Place
  tile: Tile
}

/** What can be done with a symbol to a tile next door. */
export interface EffectRules {
  /** It is done to the symbol itself, on its own tile. */
  toItself?: true
  /** It needs a road to the tile, as a step does: an empty place is refused as one. */
  followsRoads?: true
  /** Why nothing can be done to a tile next door, where that is not what holds for all; with `followsRoads` to an empty place too. */
  refuse?(state: State, from: Place, at: Place): Refusal | null
  /** Every way in which it can be meant, in a fixed order. */
  ways: readonly How[]
  /** Looks at a tile, and answers of each way why it cannot be done so; null if it can. */
  judge(state: State, target: Target, from: Place): (how: How) => Refusal | null
  /** Does it. */
  perform(table: Table, target: Target, how: How, from: Place): void
}
