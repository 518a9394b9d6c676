import { deciderSeat, type State } from '../engine/fairy-tale/index.ts'
import { type Computer, isPerson, type Leaders, leaderOf } from './leaders.ts'

/**
 * The computer player who must act now; null where that is up to people. A tile that a character of another seat
 * may choose is chosen by whoever leads that seat; the first tiles are laid by people, if there are any.
 */
export function computerIn(state: State, leaders: Leaders): Computer | null {
  const { seats, opening, outcome } = state
  if (outcome || (opening && seats.some((seat) => isPerson(leaders, seat)))) return null
  const seat = deciderSeat(state)
  const leader = seat ? leaderOf(leaders, seat.character) : 'person'
  return leader === 'person' ? null : leader
}
