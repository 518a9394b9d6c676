import { SEATS, type Seat, type State, seatsOf } from '../../engine/fortland/index.ts'
import { isHuman } from '../../store/controllers-store.ts'
import type { Controllers } from './controllers.ts'
import { useControllers } from './runtime.ts'

/** Returns the seats that people control. */
export const humanSeats = (state: Pick<State, 'armies'>, leaders: Controllers): readonly Seat[] =>
  seatsOf(state).filter((seat) => isHuman(leaders, SEATS[seat]))

/**
 * Returns the country from whose view the table is shown. It is the seat on turn if a person controls it, else the next human seat in the
 * order of play. If only bots play, it is the seat on turn.
 */
export function ownSeat(state: State, leaders: Controllers): Seat {
  const persons = humanSeats(state, leaders)
  const after = persons.find((seat) => seat >= state.onTurn)
  return after ?? persons[0] ?? state.onTurn
}

/** The same as `ownSeat`, as a hook. */
export function useOwnSeat(state: State): Seat {
  const table = useControllers((leaders) => leaders.table)
  return ownSeat(state, table)
}
