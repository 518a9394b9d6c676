import { ACTIONS_PER_TURN, enemyOf, LAST_TURN, MOST_QUIET, type Seat, type State } from '../state.ts'
import type { RuleContext } from '../types.ts'
import { canAct } from './can-act.ts'
import { endGame, isOver } from './outcome.ts'

/** Marks the turn as not quiet, after a spawn, call or capture [B 17]. */
export function breakQuiet(state: State): void {
  state.quiet = -1
}

/** Counts down the actions of the turn at the start of an action. */
export function beginAction(state: State): void {
  state.actions -= 1
}

/** Completes an action. The turn ends automatically after its last legal action [B 5]. */
export function endAction(context: RuleContext): void {
  const { state, emit } = context
  if (isOver(state)) return
  if (state.actions > 0) {
    if (canAct(state, state.onTurn)) return
    emit?.({ type: 'no-second-action', seat: state.onTurn })
  }
  endTurn(context)
}

/** Ends a turn: a draw by quiet, else a draw by dawn, else the turn of the other side [B 17]. */
function endTurn(context: RuleContext): void {
  const { state } = context
  const quiet = state.quiet + 1
  if (quiet >= MOST_QUIET) return endGame(context, { winner: null, by: 'quiet' })
  if (state.turn >= LAST_TURN) return endGame(context, { winner: null, by: 'dawn' })
  state.quiet = quiet
  beginTurn(context, enemyOf(state.onTurn))
}

/** Begins the turn of a seat. A seat without legal actions is skipped [B 5]. */
export function beginTurn(context: RuleContext, seat: Seat): void {
  const { state, emit } = context
  state.turn += 1
  state.onTurn = seat
  state.actions = ACTIONS_PER_TURN
  state.acted.fill(0)
  state.prowled = false
  emit?.({ type: 'turn-began', seat, turn: state.turn })
  if (canAct(state, seat)) return
  emit?.({ type: 'stuck', seat })
  if (canAct(state, enemyOf(seat))) endTurn(context)
  else endGame(context, { winner: null, by: 'standstill' })
}
