import * as v from 'valibot'
import { EXPANSIONS } from '../../../../engine/fairy-tale/expansions/index.ts'
import { type FairyTale, problemText } from '../../../../engine/fairy-tale/index.ts'
import { inNotation } from '../../../../programs/referee/read.ts'
import { draws, face } from '../../../../programs/referee/requests.ts'
import type { RefereeTale } from '../../../../programs/referee/tale.ts'
import { addExpansions, fairyTale, parseNotation, writeNotation } from '../../rules.ts'
import { configOf, OPTIONS } from './options.ts'
import { inWriting } from './places.ts'
import { QUESTIONS } from './questions.ts'
import { now, summary } from './summary.ts'

// Programs have everything from the first: nobody waits for it.
addExpansions(EXPANSIONS)

/** The Last Fairy Tale has one die, of six faces [R 1]. */
const FACES = 6

const ROLL = { face: v.optional(face(FACES)), draws }

/** The Last Fairy Tale, as the referee knows it. */
export const fairyTaleReferee: RefereeTale<FairyTale> = {
  game: fairyTale,
  options: OPTIONS,
  config: configOf,
  faces: FACES,
  notation: inNotation({ parse: parseNotation, problemText, write: writeNotation }),
  now,
  summary,
  told: inWriting,
  questions: QUESTIONS,
  own: {
    roll: {
      fields: ROLL,
      asAction(fields) {
        const { face: shown, draws: drawn } = v.parse(v.object(ROLL), fields)
        return { action: { type: 'roll' }, dice: shown === undefined ? [] : [shown], draws: drawn }
      },
    },
  },
}
