import { moveBricks, seatOf } from '../seats.ts'
import { hasBuildings, turnUp } from '../turn-up.ts'
import { type ActionRule, refused } from './action-rule.ts'

/** What a card from the pile costs. */
export const PRICE_OF_PILE = 5

/** The first Building of the pile, unseen; Events on the way happen at once [C 15]. */
export const buyPile: ActionRule<'buy-pile'> = {
  phases: ['act'],
  refuse(state) {
    if (!hasBuildings(state)) return refused('pile-empty')
    return seatOf(state, state.onTurn).bricks < PRICE_OF_PILE ? refused('too-few-bricks') : null
  },
  apply(table) {
    const { state, emit } = table
    const seat = state.onTurn
    moveBricks(state, seat, -PRICE_OF_PILE)
    emit?.({ type: 'paid', seat, count: PRICE_OF_PILE, for: 'pile' })
    turnUp(table, 'purchase')
  },
  candidates: () => [{ type: 'buy-pile' }],
}
