import { fortress, parseNotation, problemText, writeNotation } from '../../../../engine/fortress/index.ts'
import { defineReferee } from '../../../../programs/referee/tale.ts'
import { configOf, GAME_OPTIONS } from './options.ts'
import { QUESTIONS } from './questions.ts'
import { details, now } from './summary.ts'

/** The referee of The Fortress. */
export const fortressReferee = defineReferee({
  game: fortress,
  options: GAME_OPTIONS,
  config: configOf,
  faces: 6,
  notation: { parse: parseNotation, problemText, write: writeNotation },
  now,
  details,
  unknownAction: { code: 'unknown-action' },
  questions: QUESTIONS,
})
