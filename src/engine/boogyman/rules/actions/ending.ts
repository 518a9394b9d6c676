import { enemyOf } from '../../state.ts'
import { endGame } from '../outcome.ts'
import { type ActionRule, refuseInOpening } from './action-rule.ts'

/** Both sides have agreed on a draw; the table is asked for it, so it is never listed [B 18]. */
export const agreeDraw: ActionRule<'agree-draw'> = {
  refuse: refuseInOpening,
  apply: (table) => endGame(table, { winner: null, by: 'agreed' }),
}

/** The seat on turn gives up and has lost: always accepted, never listed [B 18]. */
export const giveUp: ActionRule<'give-up'> = {
  refuse: () => null,
  apply: (table) => endGame(table, { winner: enemyOf(table.state.onTurn), by: 'given-up' }),
}
