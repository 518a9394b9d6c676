import { putInOrder } from '../../cards.ts'
import { endGame } from '../outcome.ts'
import { dealHand, gathered, setUp } from '../set-up.ts'
import { beginTurn } from '../turn.ts'
import type { Verb } from './action-rule.ts'

/** The first hand stands, and the first turn begins [S 4]. */
export const keep: Verb<'keep'> = {
  refuse: () => null,
  perform(table) {
    table.state.pending = null
    beginTurn(table)
  },
}

/** Seven others, once; this hand stands. A treasure given by the house rule stays [S 4]. */
export const redraw: Verb<'redraw'> = {
  refuse: () => null,
  perform(table) {
    const { state } = table
    for (const card of state.hand) putInOrder(state.deck, card)
    state.hand = []
    state.pending = null
    dealHand(table)
    beginTurn(table)
  },
}

/** The same deck, against as many, from the beginning [S 19]. */
export const again: Verb<'again'> = {
  refuse: () => null,
  perform(table) {
    table.state.siege += 1
    setUp(table, gathered(table.state))
  },
}

/** Enough: the siege is lost [S 19]. */
export const yieldSiege: Verb<'yield'> = {
  refuse: () => null,
  perform: (table) => endGame(table, { kind: 'total-defeat', cause: 'yielded' }),
}
