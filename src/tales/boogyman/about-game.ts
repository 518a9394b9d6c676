import { boogyman, parseNotation, SEATS, writeNotation } from '../../engine/boogyman/index.ts'
import { gameSummaries } from '../../store/kept/game-summaries.ts'
import type { SeatFacts } from '../../store/kept/seat-facts.ts'
import { isLedByPerson } from '../../store/leaders.ts'
import { useLiveLeaders } from './leaders.ts'
import { sealsOf } from './told/seals.ts'

export const { aboutGame, readAbout, positionIn } = gameSummaries({
  game: boogyman,
  leaders: useLiveLeaders,
  turnOf: ({ turn }) => turn,
  writeNotation,
  parseNotation,
  factsOf: (session, leaders): SeatFacts => ({
    people: SEATS.map((side) => isLedByPerson(leaders, side)),
    seals: sealsOf(session),
  }),
})
