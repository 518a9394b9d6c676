import * as v from 'valibot'
import {
  fortress,
  parseNotation,
  problemText,
  writeMuster,
  writeNotation,
} from '../../../../engine/fortress/index.ts'
import { ok } from '../../../../engine/kernel/result.ts'
import { anything } from '../../../../programs/referee/options.ts'
import { defineReferee } from '../../../../programs/referee/tale.ts'
import { chosen } from './config.ts'
import { QUESTIONS } from './questions.ts'
import { details, now } from './summary.ts'

/** The Fortress, as the referee knows it. */
export const fortressReferee = defineReferee({
  game: fortress,
  options: {
    siege: v.optional(v.string()),
    preset: anything(),
    defenders: anything(),
    fortress: anything(),
    rules: anything(),
  },
  config(wishes) {
    const read = chosen(wishes)
    return read.ok ? ok({ player: '', siege: writeMuster(read.value) }) : read
  },
  faces: 6,
  notation: { parse: parseNotation, problemText, write: writeNotation },
  now,
  details,
  unknownAction: { code: 'unknown-action' },
  questions: QUESTIONS,
})
