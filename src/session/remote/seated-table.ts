import * as v from 'valibot'
import type { Lobby } from '../../protocol/messages.ts'
import { readJson } from '../../store/persisted-store.ts'

/** Maximum number of tables that a browser remembers. A server keeps a table for 30 days, so older ones no longer exist. */
const MOST_TABLES = 100

const time = v.number()

/** The last known facts of a table, for the list of tables. Every field may be missing: older versions wrote none. */
const tableNote = v.partial(
  v.object({
    tale: v.string(),
    seats: v.array(v.object({ role: v.string(), name: v.string(), by: v.string() })),
    phase: v.picklist(['lobby', 'playing', 'over']),
    /** The seat that must act. */
    toAct: v.nullable(v.union([v.number(), v.literal('together')])),
    /** Times when this browser joined the table, and when its note last changed, in milliseconds since 1970. */
    since: time,
    seen: time,
    /** True if the finished game is, or was, among the saved games of this browser. */
    isSaved: v.boolean(),
    /** True if this device has left the table for good. */
    isLeft: v.boolean(),
    /** True if the server has no such table any more. */
    isGone: v.boolean(),
  }),
)
export type TableNote = v.InferOutput<typeof tableNote>

const seatedTable = v.object({
  table: v.string(),
  /** The key of the link to the table; null if this device joined by the code alone. */
  key: v.nullable(v.string()),
  /** The secret that lets this device return without a seat and without the key. */
  pass: v.exactOptional(v.string()),
  seats: v.array(v.object({ seat: v.number(), token: v.string() })),
  /** The tokens of seats that this device has given back. If it has seen hidden hands, the server may let it only watch. */
  givenBack: v.exactOptional(v.array(v.string())),
  // An unreadable note must not lose the seat.
  note: v.fallback(tableNote, {}),
})

/** A table of several devices, with the tokens of the seats of this device. */
export type SeatedTable = Omit<v.InferOutput<typeof seatedTable>, 'note'> & { readonly note?: TableNote }

/** The tables of a browser, the latest first, and the entries that cannot be read. */
export interface TablesOfBrowser {
  readonly tables: readonly SeatedTable[]
  readonly spoilt: readonly unknown[]
}

/** The state of a tab without a table. */
export const NO_TABLE = {
  lobby: null,
  isSeated: false,
  problem: null,
  key: null,
  own: [],
  question: null,
  pins: [],
} as const

/** Returns the facts of a lobby for the list of tables. */
export const noteOf = ({ tale, phase, seats }: Lobby): TableNote => ({
  tale,
  phase,
  seats: seats.map(({ role, name, by }) => ({ role, name, by })),
})

/** Reads the table of one tab; null if the text cannot be read. */
export const readTabTable: (text: string) => SeatedTable | null = readJson(seatedTable)

const readEntries = readJson(v.array(v.unknown()))

/** Reads the tables of a browser. One entry that cannot be read leaves the others intact; null if the text is no list. */
export function readTables(text: string): TablesOfBrowser | null {
  const entries = readEntries(text)
  if (entries === null) return null
  const [tables, spoilt]: [SeatedTable[], unknown[]] = [[], []]
  for (const entry of entries) {
    const read = v.safeParse(seatedTable, entry)
    if (read.success) tables.push(read.output)
    else spoilt.push(entry)
  }
  return { tables, spoilt }
}

/** Writes the tables of a browser; null if there are none. Drops the oldest beyond the limit, tables that were left or are gone first. */
export function writeTables({ tables, spoilt }: TablesOfBrowser): string | null {
  const isUseless = ({ note }: SeatedTable) => note?.isGone === true || note?.isLeft === true
  const kept =
    tables.length <= MOST_TABLES
      ? tables
      : [...tables.filter((one) => !isUseless(one)), ...tables.filter(isUseless)].slice(0, MOST_TABLES)
  return kept.length + spoilt.length > 0 ? JSON.stringify([...kept, ...spoilt]) : null
}

/** True if the list of tables shows a table: the browser can return to it, or must report its end. */
export function isListed({ seats, note = {} }: SeatedTable): boolean {
  const { phase, isSaved = false, isLeft = false, isGone = false } = note
  if (isGone) return !isLeft && !isSaved
  // A finished game stays in this list until it is among the saved games.
  return phase === 'over' ? !isSaved : seats.length > 0 || !isLeft
}
