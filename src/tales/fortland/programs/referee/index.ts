import * as v from 'valibot'
import {
  type Fortland,
  fortland,
  parseGiven,
  parseNotation,
  problemText,
  standardRules,
  storedForm,
  writeNotation,
} from '../../../../engine/fortland/index.ts'
import { err, textSchema } from '../../../../engine/kernel/index.ts'
import { inNotation, named, readConfig } from '../../../../programs/referee/read.ts'
import type { RefereeTale } from '../../../../programs/referee/tale.ts'
import { QUESTIONS } from './questions.ts'
import { now, summary } from './summary.ts'
import { inWords } from './words.ts'

/** An action in the words of the law; a roll may have its faces given: "roll 4". */
const asked = textSchema((text) => {
  const given = parseGiven(text)
  return given && { action: given.action, dice: given.faces }
})

/** How many countries play where nobody says. */
const COUNTRIES = 2

/** Fortland, as the referee knows it. */
export const fortlandReferee: RefereeTale<Fortland> = {
  game: fortland,
  options: {
    countries: v.optional(v.unknown()),
    rules: named,
  },
  config({ countries = COUNTRIES, rules }) {
    if (![2, 3, 4].includes(countries as number)) return err({ where: 'countries' })
    const wishes = {
      players: Array.from({ length: countries as number }, () => ''),
      rules: { ...standardRules(), ...(rules as object | undefined) },
    }
    return readConfig(storedForm.config, wishes)
  },
  faces: 6,
  asked,
  notation: inNotation({ parse: parseNotation, problemText, write: writeNotation }),
  now,
  summary,
  told: inWords,
  questions: QUESTIONS,
}
