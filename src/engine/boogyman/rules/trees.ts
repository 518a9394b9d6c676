import type { Tile } from '../board.ts'
import type { Table } from '../kind.ts'
import type { State } from '../state.ts'
import { treesOn } from './tiles.ts'

/** What a spawn and a call take, and what stands on a tile at most by the standard rules. */
export const TWO_TREES = 2

/** How many trees may stand on a tile. */
export const mostTrees = ({ rules }: Pick<State, 'rules'>): number =>
  rules.trees === 'three' ? 3 : TWO_TREES

/** The last pawn of its side has left a tile: a tree grows there, if one more may stand [B 7]. */
export function growTree({ state, emit }: Table, tile: Tile): void {
  if (treesOn(state, tile) >= mostTrees(state)) {
    emit?.({ type: 'no-tree', tile })
    return
  }
  state.trees[tile] = treesOn(state, tile) + 1
  emit?.({ type: 'tree-grew', tile })
}
