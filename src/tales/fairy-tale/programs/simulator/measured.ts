import type { Answer as AnswerOf } from '../../../../programs/simulator/answer.ts'
import type { GameRecord } from './game.ts'
import type { Setting } from './settings.ts'
import type { Summary } from './summary.ts'

/** What is measured of The Last Fairy Tale. */
export interface FairyTaleMeasured {
  Setting: Setting
  GameRecord: GameRecord
  Summary: Summary
}

/** What was played, and what came of it. */
export type Answer = AnswerOf<FairyTaleMeasured>
