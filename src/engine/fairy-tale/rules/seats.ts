import type { Seat, State } from '../state.ts'

/** The seat on turn. */
export const seatOnTurn = (state: State): Seat | null => state.seats[state.onTurn] ?? null
