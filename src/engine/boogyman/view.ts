import type { Tile } from './board.ts'
import { actedOn, hasFreshPawn, pawnsOn, treesOn } from './rules/tiles.ts'
import { mostTrees, TWO_TREES } from './rules/trees.ts'
import { reachOf } from './rules/way.ts'
import { enemyOf, type Seat, type State } from './state.ts'

/** How many pawns of a seat on a tile have acted in this turn. */
export const tiredOn = (state: State, seat: Seat, tile: Tile): number =>
  seat === state.onTurn ? actedOn(state, tile) : 0

/** True if a pawn that leaves a tile now leaves a tree: the last of its side, on a tile with room for a tree. */
export const leavesTree = (state: State, tile: Tile): boolean =>
  pawnsOn(state, state.onTurn, tile) === 1 && treesOn(state, tile) < mostTrees(state)

/** True if a seat has a pawn on a tile with two trees. For the seat on turn, the pawn must not have acted. */
export const isRipe = (state: State, seat: Seat, tile: Tile): boolean =>
  treesOn(state, tile) === TWO_TREES &&
  (seat === state.onTurn ? hasFreshPawn(state, tile) : pawnsOn(state, seat, tile) > 0)

/** Every tile where the Boogyman of a seat can stop, with the number of pawns that he would capture there. */
export const preyOf = (state: State, seat: Seat): ReadonlyMap<Tile, number> =>
  new Map([...reachOf(state, seat).keys()].map((tile) => [tile, pawnsOn(state, enemyOf(seat), tile)]))
