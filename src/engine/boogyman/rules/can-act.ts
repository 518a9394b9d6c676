import { neighboursOf, type Tile } from '../board.ts'
import type { Seat, State } from '../state.ts'
import { actedOn, isFull, tilesOf, treesOn } from './tiles.ts'
import { TWO_TREES } from './trees.ts'
import { barOf } from './way.ts'

/**
 * True if a seat has a legal action in this turn. The seat on turn has only its unused pieces; the other seat is treated as if on turn,
 * with all pieces fresh [B 5].
 */
export function canAct(state: State, seat: Seat): boolean {
  const isOnTurn = seat === state.onTurn
  const isFresh = (tile: Tile) => !isOnTurn || (state.pawns[seat][tile] ?? 0) > actedOn(state, tile)
  return (
    tilesOf(state, seat).some((tile) => isFresh(tile) && hasUse(state, tile)) ||
    (!(isOnTurn && state.prowled) && canProwl(state, seat))
  )
}

/** True if a pawn on this tile can step or use two trees. */
const hasUse = (state: State, tile: Tile): boolean =>
  treesOn(state, tile) === TWO_TREES || neighboursOf(tile).some((to) => !isFull(state, to))

function canProwl(state: State, seat: Seat): boolean {
  const from = state.boogymen[seat]
  return from !== null && neighboursOf(from).some((to) => barOf(state, seat, to) === null)
}
