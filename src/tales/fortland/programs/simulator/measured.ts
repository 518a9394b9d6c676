import type { Answer as AnswerOf } from '../../../../programs/simulator/answer.ts'
import type { GameRecord } from './game.ts'
import type { Setting } from './settings.ts'
import type { Summary } from './summary.ts'

/** What is measured of Fortland. */
export interface FortlandMeasured {
  Setting: Setting
  GameRecord: GameRecord
  Summary: Summary
}

export type Answer = AnswerOf<FortlandMeasured>
