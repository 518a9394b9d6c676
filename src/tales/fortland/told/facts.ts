import { SEATS, seatsOf } from '../../../engine/fortland/index.ts'
import type { SeatFacts } from '../../../store/kept/seat-facts.ts'
import { isLedByPerson } from '../../../store/leaders.ts'
import type { Session } from '../game.ts'
import type { Leaders } from '../leaders.ts'
import { sealsOf } from './seals.ts'

/** What a line shall know of a game. */
export const factsOf = (session: Session, leaders: Leaders): SeatFacts => ({
  people: seatsOf(session.first).map((seat) => isLedByPerson(leaders, SEATS[seat])),
  seals: sealsOf(session),
})
