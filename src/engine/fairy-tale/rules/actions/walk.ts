import type { ActionOf, Refusal } from '../../actions.ts'
import { characterRules } from '../../characters/index.ts'
import type { WishedStep } from '../../hooks/character.ts'
import type { State } from '../../state.ts'
import { stepsLeft } from '../allowance.ts'
import { refuseToTake } from '../ours.ts'
import { seatOnTurn } from '../seats.ts'
import { stepOnto } from '../step-onto.ts'
import { nextTo, refuseWay } from '../steps.ts'
import type { ActionRule } from './action-rule.ts'

/** Walks one step to a joined tile. Monsters and full tiles never stop a character (3.2). */
export const walk: ActionRule<'walk'> = {
  list(state) {
    const from = seatOnTurn(state)?.at
    const left = stepsLeft(state)
    if (from === undefined || left === 0) return []
    const found: ActionOf<'walk'>[] = []
    for (const to of nextTo(state, from)) {
      if (refuseStep(state, { from, to, stepsLeft: left })) continue
      found.push({ type: 'walk', to })
      if (!refuseToTake(state, from, to)) found.push({ type: 'walk', to, with: true })
    }
    return found
  },

  refuse(state, { to, with: along }) {
    const from = seatOnTurn(state)?.at
    if (from === undefined) return null
    const left = stepsLeft(state)
    if (left === 0) return { code: 'no-steps-left' }
    const refusal = refuseStep(state, { from, to, stepsLeft: left })
    return refusal || !along ? refusal : refuseToTake(state, from, to)
  },

  apply(context, { to, with: along }) {
    const { state } = context
    const from = seatOnTurn(state)?.at
    if (from === undefined) return
    state.spent.steps += 1
    if (along) context.expansions?.hooks.takeAlong(context, from, to)
    stepOnto(context, { seat: state.onTurn, from, at: to, by: null })
  },
}

/** Returns why the character on turn may not take a step, or null. The step includes the steps left before it. */
export function refuseStep(state: State, step: WishedStep): Refusal | null {
  const seat = seatOnTurn(state)
  const apart = refuseWay(state, step.from, step.to)
  if (apart || !seat) return apart
  return characterRules(seat.character).refuseStep?.(state, seat, step) ?? null
}
