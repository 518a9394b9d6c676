import {
  fortland,
  parseGiven,
  parseNotation,
  problemText,
  standardRules,
  writeNotation,
} from '../../../../engine/fortland/index.ts'
import { err, ok, textSchema } from '../../../../engine/kernel/index.ts'
import { anything, rulesOption } from '../../../../programs/referee/options.ts'
import { defineReferee } from '../../../../programs/referee/tale.ts'
import { QUESTIONS } from './questions.ts'
import { details, FIELDS, now } from './summary.ts'

/** The default number of countries. */
const COUNTRIES = 2

/** The referee of Fortland. */
export const fortlandReferee = defineReferee({
  game: fortland,
  options: { countries: anything(COUNTRIES), rules: rulesOption(standardRules) },
  config({ countries, rules }) {
    if (![2, 3, 4].includes(countries as number)) return err({ where: 'countries' })
    return ok({ players: Array.from({ length: countries as number }, () => ''), rules })
  },
  faces: 6,
  given: textSchema(parseGiven),
  notation: { parse: parseNotation, problemText, write: writeNotation },
  now,
  details,
  fields: FIELDS,
  questions: QUESTIONS,
})
