import * as v from 'valibot'
import {
  type Boogyman,
  boogyman,
  parseNotation,
  problemText,
  SEATS,
  standardRules,
  storedForm,
  writeNotation,
} from '../../../../engine/boogyman/index.ts'
import { inNotation, named, readConfig } from '../../../../programs/referee/read.ts'
import type { RefereeTale } from '../../../../programs/referee/tale.ts'
import { QUESTIONS } from './questions.ts'
import { now, summary } from './summary.ts'
import { inWords } from './words.ts'

/** The BigBadBoogyman, as the referee knows it. */
export const boogymanReferee: RefereeTale<Boogyman> = {
  game: boogyman,
  options: {
    first: v.optional(v.unknown()),
    rules: named,
  },
  config({ first = SEATS[0], rules }) {
    const wishes = {
      players: ['', ''],
      first,
      rules: { ...standardRules(), ...(rules as object | undefined) },
    }
    return readConfig(storedForm.config, wishes)
  },
  // There are no dice in it: no face is ever given.
  faces: 0,
  notation: inNotation({ parse: parseNotation, problemText, write: writeNotation }),
  now,
  summary,
  told: inWords,
  questions: QUESTIONS,
}
