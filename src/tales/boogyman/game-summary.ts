import { boogyman, parseNotation, writeNotation } from '../../engine/boogyman/index.ts'
import { gameSummaries } from '../../store/saved-games/game-summaries.ts'
import { seatFacts } from '../../store/saved-games/seat-facts.ts'
import { useLiveControllers } from './controllers.ts'
import { sealsOf } from './stats/seals.ts'

export const SUMMARIES = gameSummaries({
  game: boogyman,
  leaders: useLiveControllers,
  turnOf: ({ turn }) => turn,
  writeNotation,
  parseNotation,
  factsOf: seatFacts(boogyman, sealsOf),
})
