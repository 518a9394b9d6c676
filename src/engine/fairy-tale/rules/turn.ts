import type { Seat, State } from '../state.ts'
import type { Table } from '../table.ts'

/** The seat on turn. */
export const seatOnTurn = (state: State): Seat | null => state.seats[state.onTurn] ?? null

/** Begins the first turn. */
export function beginFirstTurn(table: Table): void {
  beginTurn(table, 0)
}

/** Hands the turn to the next seat, clockwise. */
export function passTurn(table: Table): void {
  beginTurn(table, (table.state.onTurn + 1) % table.state.seats.length)
}

function beginTurn({ state, emit }: Table, seat: number): void {
  state.turn += 1
  state.onTurn = seat
  state.phase = 'new-monsters'
  state.pending = null
  state.spent = { steps: 0, expands: 0, removes: 0 }
  emit?.({ type: 'turn-began', turn: state.turn, seat })
}

/** Goes on to the action phase, when the new monsters have come. */
export function beginAction({ state, emit }: Table): void {
  state.phase = 'action'
  state.pending = null
  emit?.({ type: 'action-began', seat: state.onTurn })
}
