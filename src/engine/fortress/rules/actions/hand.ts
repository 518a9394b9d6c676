import { refusedIf } from '../../../kernel/action-rules.ts'
import { costOf, isCreature, isLand, isTreasure, takeOut } from '../../cards.ts'
import { landPrice, refusePrice } from '../lands.ts'
import { changeLife } from '../life.ts'
import { type ActionRule, refuseInColumn } from './action-rule.ts'

/** Plays a land from the hand. Each one after the first in a turn costs a life, which must not be the last one [S 7]. */
export const lay: ActionRule<'lay'> = {
  refuse(state, { card }) {
    if (!isLand(card) || !state.hand.includes(card)) return { code: 'not-in-hand' }
    const closed = refuseInColumn(state)
    if (closed) return closed
    const price = landPrice(state)
    return price > 0 && state.life <= price ? { code: 'last-life' } : null
  },

  apply(context, { card }) {
    const { state, emit } = context
    if (!isLand(card)) return
    const cost = landPrice(state)
    takeOut(state.hand, card)
    state.lands[card] += 1
    state.laid += 1
    emit?.({ type: 'land-laid', card, cost })
    changeLife(context, -cost, 'land')
  },
}

/** Casts a card: a creature joins the right end of the army and rests [S 9]; a treasure takes effect at once [S 21]. */
export const cast: ActionRule<'cast'> = {
  refuse(state, { card }) {
    if (isLand(card) || !state.hand.includes(card)) return { code: 'not-in-hand' }
    return refuseInColumn(state) ?? refusedIf(refusePrice(state, card))
  },

  apply({ state, emit }, { card }) {
    takeOut(state.hand, card)
    state.spent += costOf(card)
    if (isCreature(card)) state.army.push({ creature: card, fresh: true })
    if (isTreasure(card)) state.treasure = card
    emit?.({ type: 'cast', card })
  },
}
