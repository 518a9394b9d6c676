import type { Rolls, State } from '../state.ts'
import { isGone } from './seats.ts'

/** Whether the monsters move but once a round, all of them and without a die [R 72]. */
export const movesByRound = ({ rules }: State): boolean => rules.moves === 'round'

/** The seat whose turn follows that of another: the next that is still in the game [R 70]. */
export function seatAfter(state: State, seat: number): number {
  const count = state.seats.length
  for (let step = 1; step < count; step++) {
    const next = (seat + step) % count
    if (!isGone(state, next)) return next
  }
  return seat
}

/** Whether a round is over after the turn that is played: no seat after it is still in the game. */
const endsRound = (state: State): boolean => seatAfter(state, state.onTurn) <= state.onTurn

/** The rolls of a whole turn in which no bargain was struck; of movement there may be but one a round [R 72]. */
export const rollsOfTurn = (state: State): Rolls => ({
  monsters: 1,
  movement: movesByRound(state) && !endsRound(state) ? 0 : 1,
})
