import { ALL_SEATS, SEATS, type Seat } from '../../engine/boogyman/index.ts'
import { isHuman } from '../../store/controllers-store.ts'
import type { Controllers } from './controllers.ts'
import { useControllers } from './runtime.ts'

/** The seats of people. */
export const humanSeats = (leaders: Controllers): readonly Seat[] =>
  ALL_SEATS.filter((seat) => isHuman(leaders, SEATS[seat]))

/** The seat at the near side of the screen: the only person's, the seat on turn between two people, or the first one between bots. */
export function ownSeat(onTurn: Seat, leaders: Controllers): Seat {
  const persons = humanSeats(leaders)
  if (persons.length === 2) return onTurn
  return persons[0] ?? 0
}

/** The same as a hook. */
export function useOwnSeat(onTurn: Seat): Seat {
  const table = useControllers((leaders) => leaders.table)
  return ownSeat(onTurn, table)
}
