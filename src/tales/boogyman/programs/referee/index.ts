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
import type { RefereeTale } from '../../../../programs/referee/tale.ts'
import { QUESTIONS } from './questions.ts'
import { now, summary } from './summary.ts'
import { inWords } from './words.ts'

/** The BigBadBoogyman, as the referee knows it. */
export const boogymanReferee: RefereeTale<Boogyman> = {
  game: boogyman,
  options: {
    first: v.optional(v.unknown()),
    rules: v.optional(v.custom<object>((value) => typeof value === 'object' && value !== null)),
  },
  config({ first = SEATS[0], rules }) {
    const wishes = {
      players: ['', ''],
      first,
      rules: { ...standardRules(), ...(rules as object | undefined) },
    }
    const config = v.safeParse(storedForm.config, wishes)
    if (config.success) return { ok: true, config: config.output }
    return { ok: false, where: v.getDotPath(config.issues[0]) ?? '' }
  },
  // There are no dice in it: no face is ever given.
  faces: 0,
  notation: {
    parse(text) {
      const parsed = parseNotation(text)
      return parsed.ok ? parsed : { ...parsed, message: problemText(parsed.problem) }
    },
    write: writeNotation,
  },
  now,
  summary,
  told: inWords,
  questions: QUESTIONS,
}
