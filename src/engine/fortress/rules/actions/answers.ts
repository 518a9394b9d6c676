import { putInOrder } from '../../cards.ts'
import { endGame } from '../outcome.ts'
import { dealHand, gathered, setUp } from '../set-up.ts'
import { beginTurn } from '../turn.ts'
import type { ActionRule } from './action-rule.ts'

/** Keeps the opening hand, and begins the first turn [S 4]. */
export const keep: ActionRule<'keep'> = {
  refuse: () => null,
  apply(table) {
    table.state.pending = null
    beginTurn(table)
  },
}

/** Draws seven other cards, once. A treasure given by the house rule stays [S 4]. */
export const redraw: ActionRule<'redraw'> = {
  refuse: () => null,
  apply(table) {
    const { state } = table
    for (const card of state.hand) putInOrder(state.deck, card)
    state.hand = []
    state.pending = null
    dealHand(table)
    beginTurn(table)
  },
}

/** Sets the siege up again with the same deck and number of defenders [S 19]. */
export const again: ActionRule<'again'> = {
  refuse: () => null,
  apply(table) {
    table.state.siege += 1
    setUp(table, gathered(table.state))
  },
}

/** Concedes the siege [S 19]. */
export const yieldSiege: ActionRule<'yield'> = {
  refuse: () => null,
  apply: (table) => endGame(table, { kind: 'total-defeat', cause: 'yielded' }),
}
