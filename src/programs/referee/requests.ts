import * as v from 'valibot'
import { err, type GameTypes, ok, parseJson, type Result } from '../../engine/kernel/index.ts'
import type { FieldsOf, RefereeTale } from './tale.ts'

/** Most dice, and most draws, in one request. */
const LONGEST_SCRIPT = 1000

/** Longest text that is echoed as an `id`, in characters. */
const LONGEST_ID = 200

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const listOf = (one: v.GenericSchema<unknown, number>) =>
  v.optional(v.pipe(v.array(one), v.maxLength(LONGEST_SCRIPT)), [])

/** A face of a die with this many faces. */
export const face = (faces: number) => v.pipe(count, v.minValue(1), v.maxValue(faces))

/** The draws of a request, in order: an index from 0 each. */
export const draws = listOf(count)

/** A stored game, and the requested moves. */
const REPLAY = { game: v.unknown(), move: v.exactOptional(count), since: v.exactOptional(count) }

// JSON parses 1e400 as infinity, and cannot write it.
const id = v.optional(v.union([v.pipe(v.number(), v.finite()), v.pipe(v.string(), v.maxLength(LONGEST_ID))]))

/** A parsed request. */
export type Request<State, Action> =
  | { readonly do: 'new'; readonly wishes: Fields; readonly seed: string | number }
  | { readonly do: 'set'; readonly notation: string }
  /** `action` is null for an unknown text, in a tale that refuses such texts by its own code. */
  | {
      readonly do: 'act'
      readonly action: Action | null
      readonly dice: readonly number[]
      readonly draws: number[]
    }
  | { readonly do: 'list' | 'read' | 'state' }
  | { readonly do: 'replay'; readonly game: unknown; readonly move?: number; readonly since?: number }
  | { readonly do: 'ask'; answer(state: State): object }

type Fields = Record<string, unknown>

/** Makes the schema of a request: its fields beside `do` and `id`, and their result. */
const form = <Entries extends v.ObjectEntries, const Asked>(
  name: string,
  entries: Entries,
  comesTo: (fields: FieldsOf<Entries>) => Asked,
) =>
  v.pipe(
    v.strictObject({ ...entries, do: v.literal(name), id } as v.ObjectEntries),
    v.transform(({ do: _, id: __, ...fields }) => comesTo(fields as FieldsOf<Entries>)),
  )

/** Makes the schema of a stored action, without dice. */
const withoutDice = <Action>(stored: v.GenericSchema<unknown, Action>) =>
  v.pipe(
    stored,
    v.transform((action): { action: Action; dice: number[] } => ({ action, dice: [] })),
  )

/** Returns the schemas of all requests of a tale, by name. */
function formsOf<K extends GameTypes>(
  tale: RefereeTale<K>,
): Record<string, v.GenericSchema<unknown, Request<K['State'], K['Action']>>> {
  const known = tale.given ?? withoutDice(tale.game.codec.action)
  const none = v.pipe(
    v.string(),
    v.transform(() => ({ action: null, dice: [] })),
  )
  const action = tale.unknownAction ? v.union([known, none]) : known
  const seed = v.optional(v.union([v.string(), v.number()]), 0)
  return {
    new: form('new', { ...tale.options, seed }, ({ seed, ...wishes }) => ({
      do: 'new',
      wishes,
      seed,
    })),
    set: form('set', { notation: v.string() }, ({ notation }) => ({ do: 'set', notation })),
    list: form('list', {}, () => ({ do: 'list' })),
    act: form('act', { action, dice: listOf(face(tale.faces)), draws }, ({ action, dice, draws }) => ({
      do: 'act',
      action: action.action,
      dice: [...action.dice, ...dice],
      draws,
    })),
    ...Object.fromEntries(
      Object.entries(tale.own ?? {}).map(([name, { fields, asAction }]) => [
        name,
        form(name, fields, (read) => ({ do: 'act', ...asAction(read) })),
      ]),
    ),
    read: form('read', {}, () => ({ do: 'read' })),
    state: form('state', {}, () => ({ do: 'state' })),
    replay: form('replay', REPLAY, (fields) => ({ do: 'replay', ...fields })),
    ...Object.fromEntries(
      Object.entries(tale.questions ?? {}).map(([name, { fields, answer }]) => [
        name,
        form(name, fields, (read) => ({ do: 'ask', answer: (state: K['State']) => answer(state, read) })),
      ]),
    ),
  }
}

/** Returns the names of all requests of a tale. */
export const requestNames = <K extends GameTypes>(tale: RefereeTale<K>): string[] =>
  Object.keys(formsOf(tale))

type Forms<State, Action> = ReadonlyMap<string, v.GenericSchema<unknown, Request<State, Action>>>

/** The request in a line, or its fault. The response must repeat `id`. */
export interface ReadRequest<State, Action> {
  id: RequestId
  request: Result<Request<State, Action>, { code: RequestFault; message: string }>
}

type RequestId = string | number | undefined

export type RequestFault = 'not-json' | 'not-a-request' | 'unknown-request' | 'bad-request'

const named = v.looseObject({ do: v.string() })

/** Makes the reader of lines for a tale. */
export function requestReader<K extends GameTypes>(
  tale: RefereeTale<K>,
): (line: string) => ReadRequest<K['State'], K['Action']> {
  const forms = new Map(Object.entries(formsOf(tale)))
  return (line) => readRequest(forms, line)
}

function readRequest<State, Action>(forms: Forms<State, Action>, line: string): ReadRequest<State, Action> {
  const json = parseJson(line)
  const id = idOf(json)
  const fault = (code: RequestFault, message: string): ReadRequest<State, Action> => ({
    id,
    request: err({ code, message }),
  })
  if (json === undefined) return fault('not-json', 'This line is not JSON.')
  const asked = v.safeParse(named, json)
  if (!asked.success) return fault('not-a-request', 'A request is an object with the text "do".')
  const form = forms.get(asked.output.do)
  if (!form) return fault('unknown-request', `"do" is one of: ${[...forms.keys()].join(', ')}.`)
  const read = v.safeParse(form, json)
  if (read.success) return { id, request: ok(read.output) }
  const where = v.getDotPath(read.issues[0])
  return fault('bad-request', where ? `"${where}" is missing, wrong or unknown.` : 'This cannot be asked so.')
}

/** Returns the `id` of a request, if it can be echoed. */
function idOf(value: unknown): RequestId {
  const read = v.safeParse(v.looseObject({ id }), value)
  return read.success ? read.output.id : undefined
}

/** A line of text, or a mark that it was too long. */
export type InputLine = Result<string, 'too-long'>

/** Splits a stream of text into lines. Drops the text of a line longer than `most` characters. The last line needs no line break. */
export async function* linesOf(chunks: AsyncIterable<string>, most: number): AsyncGenerator<InputLine> {
  let text = ''
  let tooLong = false
  const cut = (): InputLine => {
    const line: InputLine = tooLong ? err('too-long') : ok(text)
    text = ''
    tooLong = false
    return line
  }
  for await (const chunk of chunks) {
    const [first = '', ...more] = chunk.split('\n')
    for (const [index, piece] of [first, ...more].entries()) {
      if (index > 0) yield cut()
      tooLong ||= text.length + piece.length > most
      text = tooLong ? '' : text + piece
    }
  }
  if (text !== '' || tooLong) yield cut()
}
