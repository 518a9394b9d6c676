import type { Seat, State } from '../../engine/citadel/index.ts'
import type { Controllers } from './controllers.ts'
import { humanSeatsInPlay, seatAsked } from './hotseat.ts'
import { useControllers } from './runtime.ts'

/**
 * Returns the seat from which the table is seen: the seat that must decide if a person controls it, else the next person in
 * turn order. With bots only, the seat on turn.
 */
export function ownSeat(state: State, leaders: Controllers): Seat {
  const persons = humanSeatsInPlay(state, leaders)
  const decider = seatAsked(state) ?? state.onTurn
  return persons.find((seat) => seat >= decider) ?? persons[0] ?? state.onTurn
}

/** Like `ownSeat`, as a hook. */
export function useOwnSeat(state: State): Seat {
  const table = useControllers((leaders) => leaders.table)
  return ownSeat(state, table)
}
