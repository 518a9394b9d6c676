import { enemyOf } from '../../state.ts'
import { endGame } from '../outcome.ts'
import type { ActionRule } from './action-rule.ts'

/** The seat on turn gives up and has lost: always accepted, never listed [B 18]. */
export const giveUp: ActionRule<'give-up'> = {
  refuse: () => null,
  apply: (table) => endGame(table, { winner: enemyOf(table.state.onTurn), by: 'given-up' }),
}
