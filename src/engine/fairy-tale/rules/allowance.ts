import type { Refusal } from '../actions.ts'
import { characterRules } from '../characters/index.ts'
import { allowedNow } from '../expansion-queries.ts'
import type { Allowance } from '../hooks/character.ts'
import type { Spent, State } from '../state.ts'
import { seatOnTurn } from './seats.ts'

/** How much of everything a character may do in one turn (3.2), unless its own rules say otherwise. */
const ALLOWANCE: Allowance = { steps: 2, expands: 1, removes: 1 }

/** What is left to one that can only walk. */
const ONLY_WALKS: Partial<Allowance> = { expands: 0, removes: 0 }

/** Powers of its own that a character may use in one turn, if it has any. */
const POWERS = 1

/** How much of one thing the character on turn may do in this whole turn. */
function allowed(state: State, what: keyof Spent): number {
  return allowedNow(state, what, allowedAlone(state, what))
}

/** The same without what widens or narrows it in the middle of a turn. */
function allowedAlone(state: State, what: keyof Spent): number {
  const seat = seatOnTurn(state)
  const rules = seat && characterRules(seat.character)
  if (what === 'powers') return rules?.powers ? POWERS : 0
  const own = seat && (rules?.onlyWalks?.(seat) ? ONLY_WALKS : rules?.allowance)
  return own?.[what] ?? ALLOWANCE[what]
}

/** Steps that the character on turn may still walk in this turn; never fewer than none, whatever came between [R 64]. */
export const stepsLeft = (state: State): number => Math.max(0, allowed(state, 'steps') - state.spent.steps)

/** Tiles that it may still place (or sweep, or fell) in this turn. */
export const expandsLeft = (state: State): number => allowed(state, 'expands') - state.spent.expands

/** Removes that it may still make in this turn. */
export const removesLeft = (state: State): number => allowed(state, 'removes') - state.spent.removes

/** Powers of its own that it may still use in this turn. */
export const powersLeft = (state: State): number => allowed(state, 'powers') - state.spent.powers

/** What is said when nothing is left of something: all was used, or there never was any in this turn. */
export const refuseMore = (
  state: State,
  what: keyof Spent,
  code: 'no-expand-left' | 'no-remove-left',
): Refusal => (allowed(state, what) === 0 ? { code: 'not-this-turn' } : { code })

/**
 * What the character on turn may do in one whole turn, or may have done, where less came to be allowed after it [R 64].
 */
export const allowance = (state: State): Spent => ({
  steps: Math.max(allowed(state, 'steps'), allowedAlone(state, 'steps')),
  expands: allowed(state, 'expands'),
  removes: allowed(state, 'removes'),
  powers: allowed(state, 'powers'),
})
