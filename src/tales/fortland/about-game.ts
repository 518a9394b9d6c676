import { fortland, parseNotation, SEATS, seatsOf, writeNotation } from '../../engine/fortland/index.ts'
import { gameSummaries } from '../../store/kept/game-summaries.ts'
import type { SeatFacts } from '../../store/kept/seat-facts.ts'
import { isLedByPerson } from '../../store/leaders.ts'
import { useLiveLeaders } from './leaders.ts'
import { sealsOf } from './told/seals.ts'

export const { aboutGame, readAbout, positionIn } = gameSummaries({
  game: fortland,
  leaders: useLiveLeaders,
  turnOf: ({ phase, round }) => (phase === 'muster' ? 0 : round),
  writeNotation,
  parseNotation,
  factsOf: (session, leaders): SeatFacts => ({
    people: seatsOf(session.first).map((seat) => isLedByPerson(leaders, SEATS[seat])),
    seals: sealsOf(session),
  }),
})
