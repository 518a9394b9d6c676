import type { Refusal } from '../actions.ts'
import { characterRules } from '../characters/index.ts'
import { seatOnTurn } from '../rules/seats.ts'
import type { State } from '../state.ts'

/** Returns why free actions are refused in the action phase, or null: the character can only walk in this turn (section 2 of the boxes). */
export function refuseFree(state: State): Refusal | null {
  const seat = seatOnTurn(state)
  return seat && characterRules(seat.character).onlyWalks?.(seat) ? { code: 'not-this-turn' } : null
}
