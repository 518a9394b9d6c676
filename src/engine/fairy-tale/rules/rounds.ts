import type { Rolls, State } from '../state.ts'
import { isGone } from './seats.ts'

/** True if all monsters move once a round, without a die [R 72]. */
export const movesByRound = ({ rules }: State): boolean => rules.moves === 'round'

/** Returns the next seat in turn order that is still in the game [R 70]. */
export function seatAfter(state: State, seat: number): number {
  const count = state.seats.length
  for (let step = 1; step < count; step++) {
    const next = (seat + step) % count
    if (!isGone(state, next)) return next
  }
  return seat
}

/** True if a round ends with the current turn: no later seat is still in the game. */
const endsRound = (state: State): boolean => seatAfter(state, state.onTurn) <= state.onTurn

/** Returns the rolls of a normal turn without a bargain. Movement may happen only once a round [R 72]. */
export const rollsOfTurn = (state: State): Rolls => ({
  monsters: 1,
  movement: movesByRound(state) && !endsRound(state) ? 0 : 1,
})
