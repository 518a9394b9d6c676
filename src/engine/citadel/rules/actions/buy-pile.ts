import { moveBricks, seatOf } from '../seats.ts'
import { hasBuildings, turnUp } from '../turn-up.ts'
import { type ActionRule, refused } from './action-rule.ts'

/** Price of a card from the pile, in bricks. */
export const PRICE_OF_PILE = 5

/** Draws the next Building of the pile, face down. Events before it take effect at once [C 15]. */
export const buyPile: ActionRule<'buy-pile'> = {
  phases: ['act'],
  refuse(state) {
    if (!hasBuildings(state)) return refused('pile-empty')
    return seatOf(state, state.onTurn).bricks < PRICE_OF_PILE ? refused('too-few-bricks') : null
  },
  apply(context) {
    const { state, emit } = context
    const seat = state.onTurn
    moveBricks(state, seat, -PRICE_OF_PILE)
    emit?.({ type: 'paid', seat, count: PRICE_OF_PILE, for: 'pile' })
    turnUp(context, 'purchase')
  },
  candidates: () => [{ type: 'buy-pile' }],
}
