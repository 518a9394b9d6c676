import * as v from 'valibot'
import { type Ack, ANSWERS, type Answers, CODES, type RequestName } from '../../protocol/messages.ts'
import type { Failure } from './failure.ts'

export type Reply<Name extends RequestName> = ({ readonly ok: true } & Answers[Name]) | Failure

const failure = v.object({ ok: v.literal(false), code: v.picklist(CODES), refusal: v.optional(v.unknown()) })
const done = v.looseObject({ ok: v.literal(true) })

/** Reads an answer. An answer of the wrong shape is a failure. */
export function readReply<Name extends RequestName>(name: Name, answer: unknown): Reply<Name> {
  const failed = v.safeParse(failure, answer)
  if (failed.success) return failed.output as Failure
  if (!v.is(done, answer)) return { ok: false, code: 'wrong-shape' }
  const { ok, ...data } = answer
  const read = v.safeParse(ANSWERS[name], data)
  return read.success ? ({ ok, ...read.output } as Ack<Answers[Name]>) : { ok: false, code: 'wrong-shape' }
}
