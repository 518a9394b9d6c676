import { gameSummaries } from '../../store/saved-games/game-summaries.ts'
import { useLiveControllers } from './controllers.ts'
import { fairyTale, parseNotation, writeNotation } from './rules.ts'
import { factsOf } from './stats/facts.ts'

export const SUMMARIES = gameSummaries({
  game: fairyTale,
  leaders: useLiveControllers,
  turnOf: ({ turn }) => turn,
  writeNotation,
  parseNotation,
  factsOf,
})
