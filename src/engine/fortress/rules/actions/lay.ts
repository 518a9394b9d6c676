import { isLand, takeOut } from '../../cards.ts'
import { landPrice } from '../lands.ts'
import { changeLife } from '../life.ts'
import { type ActionRule, refuseInColumn } from './action-rule.ts'

/** A land from the hand; each past the first of a turn costs a life, but never the last one [S 7]. */
export const lay: ActionRule<'lay'> = {
  refuse(state, { card }) {
    if (!isLand(card) || !state.hand.includes(card)) return { code: 'not-in-hand' }
    const closed = refuseInColumn(state)
    if (closed) return closed
    const price = landPrice(state)
    return price > 0 && state.life <= price ? { code: 'last-life' } : null
  },

  apply(table, { card }) {
    const { state, emit } = table
    if (!isLand(card)) return
    const cost = landPrice(state)
    takeOut(state.hand, card)
    state.lands[card] += 1
    state.laid += 1
    emit?.({ type: 'land-laid', card, cost })
    changeLife(table, -cost, 'land')
  },
}
