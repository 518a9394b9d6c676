import { fortland, parseNotation, SEATS, seatsOf, writeNotation } from '../../engine/fortland/index.ts'
import { isHuman } from '../../store/controllers-store.ts'
import { gameSummaries } from '../../store/saved-games/game-summaries.ts'
import type { SeatFacts } from '../../store/saved-games/seat-facts.ts'
import { useLiveControllers } from './controllers.ts'
import { sealsOf } from './stats/seals.ts'

export const { summarizeGame, readSummary, positionIn } = gameSummaries({
  game: fortland,
  leaders: useLiveControllers,
  turnOf: ({ phase, round }) => (phase === 'muster' ? 0 : round),
  writeNotation,
  parseNotation,
  factsOf: (session, leaders): SeatFacts => ({
    people: seatsOf(session.first).map((seat) => isHuman(leaders, SEATS[seat])),
    seals: sealsOf(session),
  }),
})
