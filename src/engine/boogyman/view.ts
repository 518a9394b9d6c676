import type { Tile } from './board.ts'
import { actedOn, hasFreshPawn, pawnsOn, treesOn } from './rules/tiles.ts'
import { mostTrees, TWO_TREES } from './rules/trees.ts'
import { reachOf } from './rules/way.ts'
import { enemyOf, type Seat, type State } from './state.ts'

/** How many pawns of a seat on a tile have acted in this turn. */
export const tiredOn = (state: State, seat: Seat, tile: Tile): number =>
  seat === state.onTurn ? actedOn(state, tile) : 0

/** Whether a pawn that leaves a tile now leaves a tree there: it is the last of its side, and there is room. */
export const leavesTree = (state: State, tile: Tile): boolean =>
  pawnsOn(state, state.onTurn, tile) === 1 && treesOn(state, tile) < mostTrees(state)

/** Whether a seat has a pawn on a tile that two trees make into two; on its turn, one that has not acted. */
export const isRipe = (state: State, seat: Seat, tile: Tile): boolean =>
  treesOn(state, tile) === TWO_TREES &&
  (seat === state.onTurn ? hasFreshPawn(state, tile) : pawnsOn(state, seat, tile) > 0)

/** Every tile where the Boogyman of a seat can stop from where he is, with how many pawns he would capture there. */
export const preyOf = (state: State, seat: Seat): ReadonlyMap<Tile, number> =>
  new Map([...reachOf(state, seat).keys()].map((tile) => [tile, pawnsOn(state, enemyOf(seat), tile)]))
