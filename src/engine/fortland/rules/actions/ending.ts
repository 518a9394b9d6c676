import { isPassing } from '../armies.ts'
import { fall } from '../fall.ts'
import { isOver } from '../outcome.ts'
import { endTurn } from '../turn.ts'
import { wasteOf } from '../waste.ts'
import { type ActionRule, refuseBeforeRoll } from './action-rule.ts'

/** Ends the turn, when nothing can use any of the actions that are left; those are lost [F 6]. */
export const end: ActionRule<'end'> = {
  candidates: () => [{ type: 'end' }],

  refuse(state) {
    const early = refuseBeforeRoll(state)
    if (early) return early
    if (isPassing(state)) return { code: 'must-march-on' }
    const usable = state.actions - wasteOf(state)
    return usable > 0 ? { code: 'actions-left', usable } : null
  },

  apply(table) {
    const { state, emit } = table
    const count = state.actions
    state.actions = 0
    if (count > 0) emit?.({ type: 'actions-lost', seat: state.onTurn, count })
    endTurn(table)
  },
}

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
