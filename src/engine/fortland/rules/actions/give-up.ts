import { fall } from '../fall.ts'
import { isOver } from '../outcome.ts'
import { endTurn } from '../turn.ts'
import type { ActionRule } from './action-rule.ts'

/** The country on turn gives up and falls: always accepted once all have mustered, never listed [F 12]. */
export const giveUp: ActionRule<'give-up'> = {
  refuse: () => null,

  apply(table) {
    const { state, emit } = table
    const seat = state.onTurn
    emit?.({ type: 'gave-up', seat })
    fall(table, seat, null)
    if (!isOver(state)) endTurn(table)
  },
}
