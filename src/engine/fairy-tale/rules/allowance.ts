import type { Refusal } from '../actions.ts'
import { characterRules } from '../characters/index.ts'
import { allowedNow } from '../expansion-queries.ts'
import type { Allowance } from '../hooks/character.ts'
import type { Spent, State } from '../state.ts'
import { seatOnTurn } from './seats.ts'

/** The default allowance of a character in one turn (3.2). */
const ALLOWANCE: Allowance = { steps: 2, expands: 1, removes: 1 }

/** The allowance of a character that can only walk. */
const ONLY_WALKS: Partial<Allowance> = { expands: 0, removes: 0 }

/** The number of its own powers that a character may use in one turn, if it has any. */
const POWERS = 1

/** The full allowance of the character on turn for this turn. */
function allowed(state: State, what: keyof Spent): number {
  return allowedNow(state, what, allowedAlone(state, what))
}

/** The full allowance without changes that arise in the middle of a turn. */
function allowedAlone(state: State, what: keyof Spent): number {
  const seat = seatOnTurn(state)
  const rules = seat && characterRules(seat.character)
  if (what === 'powers') return rules?.powers ? POWERS : 0
  const own = seat && (rules?.onlyWalks?.(seat) ? ONLY_WALKS : rules?.allowance)
  return own?.[what] ?? ALLOWANCE[what]
}

/**
 * The steps that the character on turn may still walk in this turn. At least 0, though a curse may lower the allowance meanwhile [R 64].
 */
export const stepsLeft = (state: State): number => Math.max(0, allowed(state, 'steps') - state.spent.steps)

/** The tiles that the character on turn may still place, sweep or fell in this turn. */
export const expandsLeft = (state: State): number => allowed(state, 'expands') - state.spent.expands

/** The Removes that the character on turn has left in this turn. */
export const removesLeft = (state: State): number => allowed(state, 'removes') - state.spent.removes

/** The powers of its own that the character on turn may still use in this turn. */
export const powersLeft = (state: State): number => allowed(state, 'powers') - state.spent.powers

/** Returns the refusal when an allowance is used up: `not-this-turn` if it was 0 from the start. */
export const refuseMore = (
  state: State,
  what: keyof Spent,
  code: 'no-expand-left' | 'no-remove-left',
): Refusal => (allowed(state, what) === 0 ? { code: 'not-this-turn' } : { code })

/** Returns the full allowance of the character on turn. If it was lowered during the turn, the steps are those before that [R 64]. */
export const allowance = (state: State): Spent => ({
  steps: Math.max(allowed(state, 'steps'), allowedAlone(state, 'steps')),
  expands: allowed(state, 'expands'),
  removes: allowed(state, 'removes'),
  powers: allowed(state, 'powers'),
})
