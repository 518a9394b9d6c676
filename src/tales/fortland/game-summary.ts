import { fortland, parseNotation, writeNotation } from '../../engine/fortland/index.ts'
import { gameSummaries } from '../../store/saved-games/game-summaries.ts'
import { seatFacts } from '../../store/saved-games/seat-facts.ts'
import { useLiveControllers } from './controllers.ts'
import { sealsOf } from './stats/seals.ts'

export const SUMMARIES = gameSummaries({
  game: fortland,
  leaders: useLiveControllers,
  turnOf: ({ phase, round }) => (phase === 'muster' ? 0 : round),
  writeNotation,
  parseNotation,
  factsOf: seatFacts(fortland, sealsOf),
})
