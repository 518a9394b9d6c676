import * as v from 'valibot'
import { EXPANSIONS } from '../../../../engine/fairy-tale/expansions/index.ts'
import { problemText } from '../../../../engine/fairy-tale/index.ts'
import { draws, face } from '../../../../programs/referee/requests.ts'
import { defineReferee, ownRequest } from '../../../../programs/referee/tale.ts'
import { addExpansions, fairyTale, parseNotation, writeNotation } from '../../rules.ts'
import { configOf, GAME_OPTIONS } from './options.ts'
import { QUESTIONS } from './questions.ts'
import { details, FIELDS, now } from './summary.ts'

// Programs register the expansions at once, without lazy loading.
addExpansions(EXPANSIONS)

/** The Last Fairy Tale has one die, of six faces [R 1]. */
const FACES = 6

const roll = ownRequest({ face: v.optional(face(FACES)), draws }, ({ face: shown, draws: drawn }) => ({
  action: { type: 'roll' as const },
  dice: shown === undefined ? [] : [shown],
  draws: drawn,
}))

export const fairyTaleReferee = defineReferee({
  game: fairyTale,
  options: GAME_OPTIONS,
  config: configOf,
  faces: FACES,
  notation: { parse: parseNotation, problemText, write: writeNotation },
  now,
  details,
  fields: FIELDS,
  questions: QUESTIONS,
  own: { roll },
})
