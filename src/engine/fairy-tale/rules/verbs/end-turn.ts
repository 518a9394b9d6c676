import { characterRules } from '../../characters/index.ts'
import { stepsLeft } from '../allowance.ts'
import { seatOnTurn } from '../seats.ts'
import { endTurnOf } from '../turn.ts'
import type { Verb } from './verb.ts'

/** Ending the action phase: the die falls and the monsters move (3.3). */
export const endTurn: Verb<'end-turn'> = {
  candidates: () => [{ type: 'end-turn' }],

  refuse(state) {
    const seat = seatOnTurn(state)
    return (seat && characterRules(seat.character).refuseEnd?.(state, seat, stepsLeft(state))) ?? null
  },

  apply: endTurnOf,
}
