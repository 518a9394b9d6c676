import { type Place, placeAt, REACH } from '../../kernel/boards/square.ts'
import type { Seat, State } from '../state.ts'

/** The seat on turn. */
export const seatOnTurn = (state: State): Seat | null => state.seats[state.onTurn] ?? null

/** Where whoever is out of the game stands: a corner of the grid in which no tile ever lies [R 70]. */
export const NOWHERE = placeAt(-REACH, -REACH)

/** Where the character of a seat stands; null: nowhere, it was carried off [R 70]. */
export const standsAt = ({ seats }: State, seat: number): Place | null => {
  const at = seats[seat]?.at
  return at === undefined || at === NOWHERE ? null : at
}

/** Whether the character of a seat was carried off, and is out of the game [R 70]. */
export const isGone = ({ extras }: State, seat: number): boolean => extras?.gone.includes(seat) === true
