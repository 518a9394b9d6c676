import type { Tile } from '../board.ts'
import type { State } from '../state.ts'
import type { RuleContext } from '../types.ts'
import { treesOn } from './tiles.ts'

/** Number of trees that a spawn or call costs, and maximum on a tile by the standard rules. */
export const TWO_TREES = 2

/** Maximum number of trees on a tile. */
export const mostTrees = ({ rules }: Pick<State, 'rules'>): number =>
  rules.trees === 'three' ? 3 : TWO_TREES

/** Grows a tree on a tile that the last pawn of a side has left, unless the maximum is reached [B 7]. */
export function growTree({ state, emit }: RuleContext, tile: Tile): void {
  if (treesOn(state, tile) >= mostTrees(state)) {
    emit?.({ type: 'no-tree', tile })
    return
  }
  state.trees[tile] = treesOn(state, tile) + 1
  emit?.({ type: 'tree-grew', tile })
}
