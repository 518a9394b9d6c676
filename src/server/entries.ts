import * as v from 'valibot'
import { CODES } from '../protocol/messages.ts'

/**
 * The format of new logs. Format 1 has only questions about undo. A log of format 1 may continue with newer entries: an older server then
 * stops the table, as for any unreadable log.
 */
const FORMAT = 2

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const seat = v.pipe(whole, v.maxValue(11))
const word = v.pipe(v.number(), v.integer(), v.minValue(-(2 ** 31)), v.maxValue(2 ** 31 - 1))
const words = { dice: v.array(word), draws: v.array(word) }
/** SHA-256 of a key or a token, as base64url. A log must never hold the secret itself. */
const hash = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))
/** Time of the entry, in milliseconds since 1970. */
const at = whole
/** The request id of the client. */
const id = v.string()

/** The kinds of actions that need consent. */
export const AGREEMENTS = ['draw', 'give-up'] as const
export type Agreement = (typeof AGREEMENTS)[number]

/** An entry in the log of a table. A request makes one entry at most, so that a crash never leaves half a request. */
const entryForm = v.variant('do', [
  v.strictObject({
    do: v.literal('open'),
    format: v.picklist([1, FORMAT]),
    tale: v.string(),
    /** The rules version of the game. */
    rules: whole,
    config: v.unknown(),
    /** The bots by their seats. */
    bots: v.record(v.string(), v.string()),
    key: hash,
    at,
  }),
  /** `room`: the device came by the code, so that its person plays in the room. Missing in older logs. */
  v.strictObject({
    do: v.literal('take'),
    seat,
    token: hash,
    name: v.string(),
    room: v.exactOptional(v.literal(true)),
    at,
  }),
  v.strictObject({ do: v.literal('leave'), seat, at }),
  /** `absent`: the bot plays for an absent person, until the person returns. */
  v.strictObject({
    do: v.literal('control'),
    seat,
    by: v.nullable(v.string()),
    absent: v.exactOptional(v.literal(true)),
    at,
  }),
  v.strictObject({
    do: v.literal('begin'),
    seed: whole,
    ...words,
    /** The bot of the free seats. */
    bot: v.exactOptional(v.string()),
    at,
  }),
  v.strictObject({
    do: v.literal('act'),
    seat,
    /** Absent for an action of a bot, or one after an agreement. */
    id: v.exactOptional(id),
    /** The moves, each with its new random words. */
    moves: v.array(v.strictObject({ action: v.unknown(), ...words })),
    /** Why the remaining actions of the request were not played. */
    rest: v.exactOptional(v.strictObject({ code: v.picklist(CODES), refusal: v.exactOptional(v.unknown()) })),
    /** Present if all have agreed to the open question. */
    agreed: v.exactOptional(v.literal(true)),
    /** Present if the game is over. */
    over: v.exactOptional(v.literal(true)),
    at,
  }),
  /** A question. `open`: the seats that must answer. `id`: absent if the request has none. */
  v.strictObject({
    do: v.literal('ask'),
    seat,
    id: v.exactOptional(id),
    wish: v.variant('kind', [
      v.strictObject({ kind: v.literal('undo'), left: whole }),
      v.strictObject({ kind: v.picklist(AGREEMENTS), action: v.unknown() }),
      v.strictObject({ kind: v.literal('bot'), seat, bot: v.string() }),
    ]),
    open: v.array(seat),
    at,
  }),
  /** `seats`: the seats of the answering person. */
  v.strictObject({ do: v.literal('answer'), seats: v.array(seat), yes: v.boolean(), at }),
  /** `id`: the request id of an undo without a question. */
  v.strictObject({
    do: v.literal('undo'),
    seat,
    id: v.exactOptional(id),
    left: whole,
    agreed: v.boolean(),
    at,
  }),
])

export type TableEntry = v.InferOutput<typeof entryForm>
export type TableEntryOf<Do extends TableEntry['do']> = Extract<TableEntry, { do: Do }>

/** True for an entry that does not advance the game: about seats and questions. */
export const isOtherEntry = (entry: TableEntry): boolean =>
  !['open', 'begin', 'act', 'undo'].includes(entry.do)

/** Makes the first entry of a log. */
export const openEntry = (entry: Omit<TableEntryOf<'open'>, 'do' | 'format'>): TableEntryOf<'open'> => ({
  do: 'open',
  format: FORMAT,
  ...entry,
})

/** A question of format 1. */
const askOfFormat1 = v.strictObject({ do: v.literal('ask'), seat, id, left: whole, open: v.array(seat), at })

/** Reads one line of a log. Throws if it cannot be read. */
export function readEntry(line: string): TableEntry {
  const data: unknown = JSON.parse(line)
  const old = v.safeParse(askOfFormat1, data)
  if (!old.success) return v.parse(entryForm, data)
  const { left, ...entry } = old.output
  return { ...entry, wish: { kind: 'undo', left } }
}
