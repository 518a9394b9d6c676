import { fortress, parseNotation, writeNotation } from '../../engine/fortress/index.ts'
import { gameSummaries } from '../../store/kept/game-summaries.ts'
import { useLiveLeaders } from './leaders.ts'
import { factsOf } from './told/facts.ts'

export const { aboutGame, readAbout, positionIn } = gameSummaries({
  game: fortress,
  leaders: useLiveLeaders,
  turnOf: ({ turn }) => turn,
  writeNotation,
  parseNotation,
  factsOf,
})
