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
import { inNotation, named, readConfig } from '../../../../programs/referee/read.ts'
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
    rules: named,
  },
  config({ players = USUAL_PEOPLE, rules }) {
    const isCount = typeof players === 'number' && Number.isSafeInteger(players) && players >= FEWEST_PEOPLE
    const wishes = {
      players: isCount ? Array.from({ length: Math.min(players, 9) }, () => '') : players,
      rules: { ...standardRules(), ...(rules as object | undefined) },
    }
    return readConfig(storedForm.config, wishes)
  },
  // There are no dice in it: no face is ever given.
  faces: 0,
  unknownAction: { code: 'no-such-action' },
  notation: inNotation({ parse: parseNotation, problemText, write: writeNotation }),
  now,
  summary,
  told: inWords,
  questions: QUESTIONS,
}
