import { characterRules } from '../../characters/index.ts'
import { stepsLeft } from '../allowance.ts'
import { seatOnTurn } from '../seats.ts'
import { endTurnOf } from '../turn.ts'
import { allowed, refuseOutsideAction, type Verb } from './verb.ts'

/** Ending the action phase: the die falls and the monsters move (3.3). */
export const endTurn: Verb<'end-turn'> = {
  list: (state) => allowed(endTurn, state, [{ type: 'end-turn' }]),

  refuse(state) {
    const outside = refuseOutsideAction(state)
    const seat = seatOnTurn(state)
    if (outside || !seat) return outside
    return characterRules(seat.character).refuseEnd?.(state, seat, stepsLeft(state)) ?? null
  },

  perform: endTurnOf,
}
