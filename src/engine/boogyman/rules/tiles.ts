import { TILES, type Tile } from '../board.ts'
import { PAWNS, ROOM, type Seat, type State } from '../state.ts'

/** Number of pawns of a seat on a tile. */
export const pawnsOn = ({ pawns }: State, seat: Seat, tile: Tile): number => pawns[seat][tile] ?? 0

/** Number of trees on a tile. */
export const treesOn = ({ trees }: State, tile: Tile): number => trees[tile] ?? 0

/** Number of pawns of the seat on turn on a tile that have acted. */
export const actedOn = ({ acted }: State, tile: Tile): number => acted[tile] ?? 0

/** Number of things of any kind on a tile [B 9]. */
export function thingsOn(state: State, tile: Tile): number {
  const { boogymen } = state
  const there = Number(boogymen[0] === tile) + Number(boogymen[1] === tile)
  return pawnsOn(state, 0, tile) + pawnsOn(state, 1, tile) + treesOn(state, tile) + there
}

/** True if a tile has no room left [B 9]. */
export const isFull = (state: State, tile: Tile): boolean => thingsOn(state, tile) >= ROOM

/** Number of pawns of a seat on the board. */
export const pawnsStanding = ({ pawns }: State, seat: Seat): number =>
  pawns[seat].reduce((sum, count) => sum + count, 0)

/** Number of pawns of a seat at home. */
export const pawnsAtHome = (state: State, seat: Seat): number => PAWNS - pawnsStanding(state, seat)

/** True if the seat on turn has a pawn on this tile that has not acted. */
export const hasFreshPawn = (state: State, tile: Tile): boolean =>
  pawnsOn(state, state.onTurn, tile) > actedOn(state, tile)

/** Adds pawns of a seat to a tile; a negative `many` removes them. */
export function addPawns({ pawns }: State, seat: Seat, tile: Tile, many: number): void {
  pawns[seat][tile] = (pawns[seat][tile] ?? 0) + many
}

/** Adds to the number of acted pawns on a tile; `many` may be negative. */
export function addActed({ acted }: State, tile: Tile, many: number): void {
  acted[tile] = (acted[tile] ?? 0) + many
}

/** The tiles with pawns of a seat, in reading order. */
export const tilesOf = (state: State, seat: Seat): Tile[] =>
  TILES.filter((tile) => pawnsOn(state, seat, tile) > 0)
