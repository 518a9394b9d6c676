import { type Place, placeAt, REACH } from '../../kernel/boards/square.ts'
import type { Seat, State } from '../state.ts'

export const seatOnTurn = (state: State): Seat | null => state.seats[state.onTurn] ?? null

/** The place of characters that are out of the game: a corner of the grid that never has a tile [R 70]. */
export const NOWHERE = placeAt(-REACH, -REACH)

/** Returns the place of the character of a seat, or null if it was carried off [R 70]. */
export const standsAt = ({ seats }: State, seat: number): Place | null => {
  const at = seats[seat]?.at
  return at === undefined || at === NOWHERE ? null : at
}

/** True if the character of a seat was carried off and is out of the game [R 70]. */
export const isGone = ({ extras }: State, seat: number): boolean => extras?.gone.includes(seat) === true
