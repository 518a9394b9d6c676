import type { Seat, State } from '../state.ts'
import type { RuleContext } from '../types.ts'
import { bestOff, endGame, seatsLeft } from './outcome.ts'

/** Returns the next country in the order of play that has not fallen. */
export function nextSeat(state: State): Seat {
  const left = seatsLeft(state)
  return left.find((seat) => seat > state.onTurn) ?? left[0] ?? state.onTurn
}

/** True if the round ends with this turn: every country after this one has fallen. */
export const endsRound = (state: State): boolean => seatsLeft(state).every((seat) => seat <= state.onTurn)

/** Begins the turn of a country, with its roll ahead [F 4]. */
export function beginTurn({ state, emit }: RuleContext, seat: Seat): void {
  state.phase = 'roll'
  state.onTurn = seat
  state.actions = 0
  state.turned = false
  state.built = []
  emit?.({ type: 'turn-began', seat, round: state.round })
}

/** Ends the turn. The last turn of the winter round ends the game [F 13]. */
export function endTurn(context: RuleContext): void {
  const { state } = context
  const isLast = endsRound(state)
  if (isLast && state.round >= state.rules.winter) {
    return endGame(context, { winners: bestOff(state, null), by: 'winter' })
  }
  if (isLast) state.round += 1
  beginTurn(context, nextSeat(state))
}
