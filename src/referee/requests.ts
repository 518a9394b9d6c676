import * as v from 'valibot'
import { storedForm } from '../engine/fairy-tale/index.ts'

/** Most dice, and most draws, that one request may bring along. */
const LONGEST_SCRIPT = 1000

/** Longest text that is echoed as an `id`, in characters. */
const LONGEST_ID = 200

const face = v.picklist([1, 2, 3, 4, 5, 6])
const dice = v.optional(v.pipe(v.array(face), v.maxLength(LONGEST_SCRIPT)), [])
const draw = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const draws = v.optional(v.pipe(v.array(draw), v.maxLength(LONGEST_SCRIPT)), [])
// JSON reads 1e400 as infinity, which it cannot write.
const id = v.optional(v.union([v.pipe(v.number(), v.finite()), v.pipe(v.string(), v.maxLength(LONGEST_ID))]))

/** Fields that are looked at elsewhere: all of them are handed on, however they are named. */
const options = v.optional(v.custom<object>((value) => typeof value === 'object' && value !== null))

/** What may be asked of the referee. Whoever adds a request here is asked by the compiler for its answer. */
const REQUESTS = {
  new: v.strictObject({
    do: v.literal('new'),
    id,
    seats: v.optional(v.unknown()),
    difficulty: v.optional(v.unknown()),
    rules: options,
    boxes: options,
    seed: v.optional(v.union([v.string(), v.number()]), 0),
  }),
  set: v.strictObject({ do: v.literal('set'), id, notation: v.string() }),
  list: v.strictObject({ do: v.literal('list'), id }),
  act: v.strictObject({ do: v.literal('act'), id, action: storedForm.action, dice, draws }),
  roll: v.strictObject({ do: v.literal('roll'), id, face: v.optional(face), draws }),
  read: v.strictObject({ do: v.literal('read'), id }),
  state: v.strictObject({ do: v.literal('state'), id }),
} as const

export type RequestName = keyof typeof REQUESTS

export type RequestOf<Name extends RequestName> = v.InferOutput<(typeof REQUESTS)[Name]>

export type Request = { [Name in RequestName]: RequestOf<Name> }[RequestName]

/** The names of all requests. */
export const REQUEST_NAMES = Object.keys(REQUESTS) as RequestName[]

/** What is asked in a line, or what is wrong with it. `id` is what the answer has to bear. */
export type ReadRequest =
  | { ok: true; request: Request; id: RequestId }
  | { ok: false; code: RequestFault; message: string; id: RequestId }

type RequestId = string | number | undefined

export type RequestFault = 'not-json' | 'not-a-request' | 'unknown-request' | 'bad-request'

const named = v.looseObject({ do: v.string() })

/** Reads one line. */
export function readRequest(line: string): ReadRequest {
  const json = parseJson(line)
  if (!json) return { ok: false, code: 'not-json', message: 'This line is not JSON.', id: undefined }
  const id = idOf(json.value)
  const fault = (code: RequestFault, message: string): ReadRequest => ({ ok: false, code, message, id })
  const asked = v.safeParse(named, json.value)
  if (!asked.success) return fault('not-a-request', 'A request is an object with the text "do".')
  const name = REQUEST_NAMES.find((one) => one === asked.output.do)
  if (!name) return fault('unknown-request', `"do" is one of: ${REQUEST_NAMES.join(', ')}.`)
  const read = v.safeParse(REQUESTS[name], json.value)
  if (read.success) return { ok: true, request: read.output, id }
  const where = v.getDotPath(read.issues[0])
  return fault('bad-request', where ? `"${where}" is missing, wrong or unknown.` : 'This cannot be asked so.')
}

function parseJson(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return null
  }
}

/** The `id` of a request, if it has one that can be echoed. */
function idOf(value: unknown): RequestId {
  const read = v.safeParse(v.looseObject({ id }), value)
  return read.success ? read.output.id : undefined
}
