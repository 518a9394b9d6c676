import { fortress, parseNotation, writeNotation } from '../../engine/fortress/index.ts'
import { gameSummaries } from '../../store/saved-games/game-summaries.ts'
import { useLiveControllers } from './controllers.ts'
import { factsOf } from './stats/facts.ts'

export const SUMMARIES = gameSummaries({
  game: fortress,
  leaders: useLiveControllers,
  turnOf: ({ turn }) => turn,
  writeNotation,
  parseNotation,
  factsOf,
})
