import { ALL_SEATS, type Seat, type State } from '../../state.ts'
import { placeAt } from '../armies.ts'
import { boardOf, cityOf } from '../places.ts'
import { beginTurn } from '../turn.ts'
import type { ActionRule } from './action-rule.ts'

/** Puts an army beside its own city before the first turn, facing counter-clockwise [F 2]. */
export const muster: ActionRule<'muster'> = {
  candidates: (state) =>
    [...boardOf(state).spaces].sort((one, other) => one - other).map((at) => ({ type: 'muster', at })),

  refuse(state, { at }) {
    if (state.phase !== 'muster') return { code: 'mustered-already' }
    return placeAt(state, at) === cityOf(state, state.onTurn) ? null : { code: 'not-your-city' }
  },

  apply(context, { at }) {
    const { state, emit } = context
    const seat = state.onTurn
    state.armies[seat] = { space: at, facing: 'ccw' }
    const next = nextToMuster(state)
    if (next !== null) state.onTurn = next
    emit?.({ type: 'mustered', seat, space: at })
    if (next === null) beginTurn(context, 0)
  },
}

/** Returns the next seat to muster in the order of play, or null if all have. */
function nextToMuster({ armies, onTurn }: State): Seat | null {
  const inOrder = [...ALL_SEATS.slice(onTurn), ...ALL_SEATS.slice(0, onTurn)]
  return inOrder.find((seat) => armies[seat] === 'waiting') ?? null
}
