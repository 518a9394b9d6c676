import type { Refusal } from '../actions.ts'
import { characterRules } from '../characters/index.ts'
import { seatOnTurn } from '../rules/seats.ts'
import { refuseOutsideAction } from '../rules/verbs/verb.ts'
import type { State } from '../state.ts'

/**
 * Why nothing free can be done now: it is not the action phase, or a question is open, or the character on turn can only
 * walk in this turn (section 2 of the boxes).
 */
export function refuseFree(state: State): Refusal | null {
  const outside = refuseOutsideAction(state)
  const seat = seatOnTurn(state)
  if (outside || !seat) return outside
  return characterRules(seat.character).onlyWalks?.(seat) ? { code: 'not-this-turn' } : null
}
