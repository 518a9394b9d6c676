import { refusedIf } from '../../../kernel/action-rules.ts'
import { costOf, isCreature, isLand, isTreasure, takeOut } from '../../cards.ts'
import { refusePrice } from '../lands.ts'
import { type ActionRule, refuseInColumn } from './action-rule.ts'

/** A creature joins the right end of the army and rests [S 9]; a treasure works from now on [S 21]. */
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
