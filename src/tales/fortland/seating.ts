import { SEATS, type Seat, type State, seatsOf } from '../../engine/fortland/index.ts'
import { isLedByPerson } from '../../store/leaders.ts'
import type { Leaders } from './leaders.ts'
import { useLeaders } from './table.ts'

/** The seats of a game that people lead. */
export const personsOf = (state: Pick<State, 'armies'>, leaders: Leaders): readonly Seat[] =>
  seatsOf(state).filter((seat) => isLedByPerson(leaders, SEATS[seat]))

/**
 * Whose country the table looks after: that of whoever is on turn, if a person; else of the next person in the order of play;
 * where computer players are watched, of who is on turn.
 */
export function ownSeat(state: State, leaders: Leaders): Seat {
  const persons = personsOf(state, leaders)
  const after = persons.find((seat) => seat >= state.onTurn)
  return after ?? persons[0] ?? state.onTurn
}

/** The same, for the screen. */
export function useOwnSeat(state: State): Seat {
  const table = useLeaders((leaders) => leaders.table)
  return ownSeat(state, table)
}
