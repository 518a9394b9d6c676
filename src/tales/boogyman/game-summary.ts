import { boogyman, parseNotation, SEATS, writeNotation } from '../../engine/boogyman/index.ts'
import { isHuman } from '../../store/controllers-store.ts'
import { gameSummaries } from '../../store/saved-games/game-summaries.ts'
import type { SeatFacts } from '../../store/saved-games/seat-facts.ts'
import { useLiveControllers } from './controllers.ts'
import { sealsOf } from './stats/seals.ts'

export const { summarizeGame, readSummary, positionIn } = gameSummaries({
  game: boogyman,
  leaders: useLiveControllers,
  turnOf: ({ turn }) => turn,
  writeNotation,
  parseNotation,
  factsOf: (session, leaders): SeatFacts => ({
    people: SEATS.map((side) => isHuman(leaders, side)),
    seals: sealsOf(session),
  }),
})
