import type { ActionOf, Refusal } from '../../actions.ts'
import { characterRules } from '../../characters/index.ts'
import type { WishedStep } from '../../hooks.ts'
import type { State } from '../../state.ts'
import { stepsLeft } from '../allowance.ts'
import { seatOnTurn } from '../seats.ts'
import { stepOnto } from '../step-onto.ts'
import { nextTo, refuseWay } from '../steps.ts'
import { allowed, refuseOutsideAction, type Verb } from './verb.ts'

/** Walking one step along joined tiles. Monsters and full tiles never stop a character (3.2). */
export const walk: Verb<'walk'> = {
  list(state) {
    const from = seatOnTurn(state)?.at
    if (from === undefined || refuseOutsideAction(state) || stepsLeft(state) === 0) return []
    const wishes = nextTo(state, from).map((to): ActionOf<'walk'> => ({ type: 'walk', to }))
    return allowed(walk, state, wishes)
  },

  refuse(state, { to }) {
    const outside = refuseOutsideAction(state)
    const from = seatOnTurn(state)?.at
    if (outside || from === undefined) return outside
    const left = stepsLeft(state)
    return left === 0 ? { code: 'no-steps-left' } : refuseStep(state, { from, to, stepsLeft: left })
  },

  perform(table, { to }) {
    const { state } = table
    const from = seatOnTurn(state)?.at
    if (from === undefined) return
    state.spent.steps += 1
    stepOnto(table, { seat: state.onTurn, from, at: to, by: null })
  },
}

/** Why the character on turn may not walk a step, given the steps it would have left before it. */
export function refuseStep(state: State, step: WishedStep): Refusal | null {
  const seat = seatOnTurn(state)
  const apart = refuseWay(state, step.from, step.to)
  if (apart || !seat) return apart
  return characterRules(seat.character).refuseStep?.(state, seat, step) ?? null
}
