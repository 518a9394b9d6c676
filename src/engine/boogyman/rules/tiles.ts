import { TILES, type Tile } from '../board.ts'
import { PAWNS, ROOM, type Seat, type State } from '../state.ts'

/** How many pawns of a seat stand on a tile. */
export const pawnsOn = ({ pawns }: State, seat: Seat, tile: Tile): number => pawns[seat][tile] ?? 0

/** How many trees stand on a tile. */
export const treesOn = ({ trees }: State, tile: Tile): number => trees[tile] ?? 0

/** How many pawns of the seat on turn that stand on a tile have acted. */
export const actedOn = ({ acted }: State, tile: Tile): number => acted[tile] ?? 0

/** How many things of any kind are on a tile [B 9]. */
export function thingsOn(state: State, tile: Tile): number {
  const { boogymen } = state
  const there = Number(boogymen[0] === tile) + Number(boogymen[1] === tile)
  return pawnsOn(state, 0, tile) + pawnsOn(state, 1, tile) + treesOn(state, tile) + there
}

/** Whether a tile has room for nothing more [B 9]. */
export const isFull = (state: State, tile: Tile): boolean => thingsOn(state, tile) >= ROOM

/** How many pawns of a seat stand on the board. */
export const pawnsStanding = ({ pawns }: State, seat: Seat): number =>
  pawns[seat].reduce((sum, count) => sum + count, 0)

/** How many pawns of a seat are at home. */
export const pawnsAtHome = (state: State, seat: Seat): number => PAWNS - pawnsStanding(state, seat)

/** Whether a pawn of the seat on turn stands on a tile that has not acted. */
export const hasFreshPawn = (state: State, tile: Tile): boolean =>
  pawnsOn(state, state.onTurn, tile) > actedOn(state, tile)

/** Puts so many pawns of a seat on a tile, or takes them away. */
export function addPawns({ pawns }: State, seat: Seat, tile: Tile, many: number): void {
  pawns[seat][tile] = (pawns[seat][tile] ?? 0) + many
}

/** Marks so many pawns on a tile as having acted, or no more. */
export function addActed({ acted }: State, tile: Tile, many: number): void {
  acted[tile] = (acted[tile] ?? 0) + many
}

/** The tiles on which pawns of a seat stand, in reading order. */
export const tilesOf = (state: State, seat: Seat): Tile[] =>
  TILES.filter((tile) => pawnsOn(state, seat, tile) > 0)
