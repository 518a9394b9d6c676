import { putInOrder } from '../../cards.ts'
import { endGame } from '../outcome.ts'
import { dealHand, gathered, setUp } from '../set-up.ts'
import { beginTurn } from '../turn.ts'
import type { ActionRule } from './action-rule.ts'

/** Keeps the opening hand, and begins the first turn [S 4]. */
export const keep: ActionRule<'keep'> = {
  refuse: () => null,
  apply(context) {
    context.state.pending = null
    beginTurn(context)
  },
}

/** Draws seven other cards, once. A treasure given by the house rule stays [S 4]. */
export const redraw: ActionRule<'redraw'> = {
  refuse: () => null,
  apply(context) {
    const { state } = context
    for (const card of state.hand) putInOrder(state.deck, card)
    state.hand = []
    state.pending = null
    dealHand(context)
    beginTurn(context)
  },
}

/** Sets the siege up again with the same deck and number of defenders [S 19]. */
export const again: ActionRule<'again'> = {
  refuse: () => null,
  apply(context) {
    context.state.siege += 1
    setUp(context, gathered(context.state))
  },
}

/** Concedes the siege [S 19]. */
export const yieldSiege: ActionRule<'yield'> = {
  refuse: () => null,
  apply: (context) => endGame(context, { kind: 'total-defeat', cause: 'yielded' }),
}
