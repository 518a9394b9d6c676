import type { Table } from '../kind.ts'
import { ACTIONS, enemyOf, LAST_TURN, MOST_QUIET, type Seat, type State } from '../state.ts'
import { canAct } from './can-act.ts'
import { endGame, isOver } from './outcome.ts'

/** A spawn, a call or a capture: the turn is not a quiet one any more [B 17]. */
export function breakQuiet(state: State): void {
  state.quiet = -1
}

/** Counts an action that is being carried out. */
export function beginAction(state: State): void {
  state.actions -= 1
}

/** An action was carried out. The turn ends by itself after the last that is allowed [B 5]. */
export function endAction(table: Table): void {
  const { state, emit } = table
  if (isOver(state)) return
  if (state.actions > 0) {
    if (canAct(state, state.onTurn)) return
    emit?.({ type: 'no-second-action', seat: state.onTurn })
  }
  endTurn(table)
}

/** Ends a turn: the game is drawn, by quiet before dawn, or goes on with the other side [B 17]. */
function endTurn(table: Table): void {
  const { state } = table
  const quiet = state.quiet + 1
  if (quiet >= MOST_QUIET) return endGame(table, { winner: null, by: 'quiet' })
  if (state.turn >= LAST_TURN) return endGame(table, { winner: null, by: 'dawn' })
  state.quiet = quiet
  beginTurn(table, enemyOf(state.onTurn))
}

/** Begins the turn of a seat; where it can do nothing at all, it is passed over [B 5]. */
export function beginTurn(table: Table, seat: Seat): void {
  const { state, emit } = table
  state.turn += 1
  state.onTurn = seat
  state.actions = ACTIONS
  state.acted.fill(0)
  state.prowled = false
  emit?.({ type: 'turn-began', seat, turn: state.turn })
  if (canAct(state, seat)) return
  emit?.({ type: 'stuck', seat })
  if (canAct(state, enemyOf(seat))) endTurn(table)
  else endGame(table, { winner: null, by: 'standstill' })
}
