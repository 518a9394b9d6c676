import * as v from 'valibot'
import {
  type Fortress,
  fortress,
  parseNotation,
  problemText,
  writeNotation,
} from '../../../../engine/fortress/index.ts'
import { ok } from '../../../../engine/kernel/result.ts'
import { inNotation } from '../../../../programs/referee/read.ts'
import type { RefereeTale } from '../../../../programs/referee/tale.ts'
import { chosen } from './config.ts'
import { QUESTIONS } from './questions.ts'
import { now, summary } from './summary.ts'

const anything = v.optional(v.unknown())

/** The Fortress, as the referee knows it. */
export const fortressReferee: RefereeTale<Fortress> = {
  game: fortress,
  options: {
    siege: v.optional(v.string()),
    preset: anything,
    defenders: anything,
    fortress: anything,
    rules: anything,
  },
  config(wishes) {
    const read = chosen(wishes)
    return read.ok ? ok({ player: '', ...read.value }) : read
  },
  faces: 6,
  notation: inNotation({ parse: parseNotation, problemText, write: writeNotation }),
  now,
  summary,
  // Events hold nothing but ids and numbers: they are told as they are.
  told: (event) => event,
  unknownAction: { code: 'unknown-action' },
  questions: QUESTIONS,
}
