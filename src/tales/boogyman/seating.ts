import { ALL_SEATS, SEATS, type Seat } from '../../engine/boogyman/index.ts'
import { isLedByPerson } from '../../store/leaders.ts'
import type { Leaders } from './leaders.ts'
import { useLeaders } from './table.ts'

/** The seats that people lead. */
export const personsOf = (leaders: Leaders): readonly Seat[] =>
  ALL_SEATS.filter((seat) => isLedByPerson(leaders, SEATS[seat]))

/**
 * Whose side of the table the screen is: of the only person, else of whoever is on turn; where computer players are
 * watched, of who has the first seat.
 */
export function ownSeat(onTurn: Seat, leaders: Leaders): Seat {
  const persons = personsOf(leaders)
  if (persons.length === 2) return onTurn
  return persons[0] ?? 0
}

/** The same, for the screen. */
export function useOwnSeat(onTurn: Seat): Seat {
  const table = useLeaders((leaders) => leaders.table)
  return ownSeat(onTurn, table)
}
