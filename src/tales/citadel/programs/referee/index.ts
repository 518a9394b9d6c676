import {
  citadel,
  FEWEST_PEOPLE,
  parseNotation,
  problemText,
  standardRules,
  writeNotation,
} from '../../../../engine/citadel/index.ts'
import { ok } from '../../../../engine/kernel/result.ts'
import { anything, rulesOption } from '../../../../programs/referee/options.ts'
import { defineReferee } from '../../../../programs/referee/tale.ts'
import { QUESTIONS } from './questions.ts'
import { details, FIELDS, now } from './summary.ts'

/** Default number of people (section 12). */
const USUAL_PEOPLE = 3

/** The Indomitable Citadel for the referee, which sees every hand. */
export const citadelReferee = defineReferee({
  game: citadel,
  options: { players: anything(USUAL_PEOPLE), rules: rulesOption(standardRules) },
  config({ players, rules }) {
    const isCount = typeof players === 'number' && Number.isSafeInteger(players) && players >= FEWEST_PEOPLE
    return ok({ players: isCount ? Array.from({ length: Math.min(players, 9) }, () => '') : players, rules })
  },
  unknownAction: { code: 'no-such-action' },
  notation: { parse: parseNotation, problemText, write: writeNotation },
  now,
  details,
  fields: FIELDS,
  questions: QUESTIONS,
})
