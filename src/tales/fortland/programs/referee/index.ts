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
import type { RefereeTale } from '../../../../programs/referee/tale.ts'
import { QUESTIONS } from './questions.ts'
import { now, summary } from './summary.ts'
import { inWords } from './words.ts'

/** An action in the words of the law; a roll may have its faces given: "roll 4". */
const asked = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const given = parseGiven(dataset.value)
    if (given) return { action: given.action, dice: given.faces }
    addIssue({ message: 'no action' })
    return NEVER
  }),
)

/** How many countries play where nobody says. */
const COUNTRIES = 2

/** Fortland, as the referee knows it. */
export const fortlandReferee: RefereeTale<Fortland> = {
  game: fortland,
  options: {
    countries: v.optional(v.unknown()),
    rules: v.optional(v.custom<object>((value) => typeof value === 'object' && value !== null)),
  },
  config({ countries = COUNTRIES, rules }) {
    if (![2, 3, 4].includes(countries as number)) return { ok: false, where: 'countries' }
    const wishes = {
      players: Array.from({ length: countries as number }, () => ''),
      rules: { ...standardRules(), ...(rules as object | undefined) },
    }
    const config = v.safeParse(storedForm.config, wishes)
    if (config.success) return { ok: true, config: config.output }
    return { ok: false, where: v.getDotPath(config.issues[0]) ?? '' }
  },
  faces: 6,
  asked,
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
