import {
  boogyman,
  parseNotation,
  problemText,
  SEATS,
  standardRules,
  writeNotation,
} from '../../../../engine/boogyman/index.ts'
import { ok } from '../../../../engine/kernel/result.ts'
import { anything, rulesOption } from '../../../../programs/referee/options.ts'
import { defineReferee } from '../../../../programs/referee/tale.ts'
import { QUESTIONS } from './questions.ts'
import { details, FIELDS, now } from './summary.ts'

/** The BigBadBoogyman, as the referee knows it. */
export const boogymanReferee = defineReferee({
  game: boogyman,
  options: { first: anything(SEATS[0]), rules: rulesOption(standardRules) },
  config: ({ first, rules }) => ok({ players: ['', ''], first, rules }),
  notation: { parse: parseNotation, problemText, write: writeNotation },
  now,
  details,
  fields: FIELDS,
  questions: QUESTIONS,
})
