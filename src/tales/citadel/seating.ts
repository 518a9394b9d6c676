import type { Seat, State } from '../../engine/citadel/index.ts'
import { personsOf, seatAsked } from './hotseat.ts'
import type { Leaders } from './leaders.ts'
import { useLeaders } from './table.ts'

/**
 * Whose Order the table looks after: that of whoever must decide, if a person; else of the next person in the order of
 * play; where computer players are watched, of who is on turn.
 */
export function ownSeat(state: State, leaders: Leaders): Seat {
  const persons = personsOf(state, leaders)
  const decider = seatAsked(state) ?? state.onTurn
  return persons.find((seat) => seat >= decider) ?? persons[0] ?? state.onTurn
}

/** The same, for the screen. */
export function useOwnSeat(state: State): Seat {
  const table = useLeaders((leaders) => leaders.table)
  return ownSeat(state, table)
}
