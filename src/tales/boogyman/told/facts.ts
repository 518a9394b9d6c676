import { SEATS } from '../../../engine/boogyman/index.ts'
import type { SeatFacts } from '../../../store/kept/seat-facts.ts'
import { isLedByPerson } from '../../../store/leaders.ts'
import type { Session } from '../game.ts'
import type { Leaders } from '../leaders.ts'
import { sealsOf } from './seals.ts'

/** What a line shall know of a duel. */
export const factsOf = (session: Session, leaders: Leaders): SeatFacts => ({
  people: [isLedByPerson(leaders, SEATS[0]), isLedByPerson(leaders, SEATS[1])],
  seals: sealsOf(session),
})
