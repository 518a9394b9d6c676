import * as v from 'valibot'
import {
  type Citadel,
  citadel,
  FEWEST_PEOPLE,
  parseNotation,
  problemText,
  standardRules,
  storedForm,
  writeNotation,
} from '../../../../engine/citadel/index.ts'
import type { RefereeTale } from '../../../../programs/referee/tale.ts'
import { QUESTIONS } from './questions.ts'
import { now, summary } from './summary.ts'
import { inWords } from './words.ts'

/** People at the table where nobody says otherwise (section 12). */
const USUAL_PEOPLE = 3

/** The Indomitable Citadel, as the referee knows it: it sees every hand. */
export const citadelReferee: RefereeTale<Citadel> = {
  game: citadel,
  options: {
    players: v.optional(v.unknown()),
    rules: v.optional(v.custom<object>((value) => typeof value === 'object' && value !== null)),
  },
  config({ players = USUAL_PEOPLE, rules }) {
    const isCount = typeof players === 'number' && Number.isSafeInteger(players) && players >= FEWEST_PEOPLE
    const wishes = {
      players: isCount ? Array.from({ length: Math.min(players, 9) }, () => '') : players,
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
