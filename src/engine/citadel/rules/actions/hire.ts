import { drawInfluence } from '../influence.ts'
import { moveBricks, seatOf } from '../seats.ts'
import { type ActionRule, refused } from './action-rule.ts'

/** Price of an Influence card, in bricks. */
export const PRICE_OF_HIRING = 5

/** Buys an Influence card for five bricks. With three, one must be discarded at once (section 5). */
export const hire: ActionRule<'hire'> = {
  phases: ['act'],
  refuse: (state) =>
    seatOf(state, state.onTurn).bricks < PRICE_OF_HIRING ? refused('too-few-bricks') : null,
  apply(context) {
    const { state, emit } = context
    const seat = state.onTurn
    moveBricks(state, seat, -PRICE_OF_HIRING)
    emit?.({ type: 'paid', seat, count: PRICE_OF_HIRING, for: 'hire' })
    drawInfluence(context, seat, 'hire')
  },
  candidates: () => [{ type: 'hire' }],
}
