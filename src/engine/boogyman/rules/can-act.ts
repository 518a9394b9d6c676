import { neighboursOf, type Tile } from '../board.ts'
import type { Seat, State } from '../state.ts'
import { actedOn, isFull, tilesOf, treesOn } from './tiles.ts'
import { TWO_TREES } from './trees.ts'
import { barOf } from './way.ts'

/**
 * Whether a seat could do anything in this turn, if it were its own: the seat on turn with what it has not used yet, the
 * other one with everything [B 5].
 */
export function canAct(state: State, seat: Seat): boolean {
  const isOnTurn = seat === state.onTurn
  const isFresh = (tile: Tile) => !isOnTurn || (state.pawns[seat][tile] ?? 0) > actedOn(state, tile)
  return (
    tilesOf(state, seat).some((tile) => isFresh(tile) && hasUse(state, tile)) ||
    (!(isOnTurn && state.prowled) && canProwl(state, seat))
  )
}

/** Whether a pawn on a tile could do anything: it steps, or makes another of two trees. */
const hasUse = (state: State, tile: Tile): boolean =>
  treesOn(state, tile) === TWO_TREES || neighboursOf(tile).some((to) => !isFull(state, to))

function canProwl(state: State, seat: Seat): boolean {
  const from = state.boogymen[seat]
  return from !== null && neighboursOf(from).some((to) => barOf(state, seat, to) === null)
}
