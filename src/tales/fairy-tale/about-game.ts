import { gameSummaries } from '../../store/kept/game-summaries.ts'
import { useLiveLeaders } from './leaders.ts'
import { fairyTale, parseNotation, writeNotation } from './rules.ts'
import { factsOf } from './told/facts.ts'

export const { aboutGame, readAbout, positionIn } = gameSummaries({
  game: fairyTale,
  leaders: useLiveLeaders,
  turnOf: ({ turn }) => turn,
  writeNotation,
  parseNotation,
  factsOf,
})
