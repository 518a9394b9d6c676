import * as v from 'valibot'
import {
  advance,
  type GameTypes,
  type RandomWords,
  type Refused,
  type Result,
  replay,
  type SeatToAct,
  type Session,
  stateOf,
  undo,
  undoTo,
} from '../engine/kernel/index.ts'
import type { Ack } from '../protocol/messages.ts'
import { isOtherEntry, readEntry, type TableEntry, type TableEntryOf } from './entries.ts'
import {
  afterAgreement,
  afterAnswer,
  afterAsking,
  afterEnding,
  afterMove,
  askedAck,
  NO_QUESTIONS,
  type Questions,
} from './question-state.ts'
import type { AnyTale, ServerTales } from './tale.ts'

/** A session of any tale. */
export type AnySession = Session<GameTypes>

/** A seat of a table. */
export interface TableSeat {
  readonly role: string
  /** The name of its person; '' without one. */
  readonly name: string
  /** The hash of its person's token; null without a person. */
  readonly token: string | null
  /** The id of the bot that plays it now; null for a person or an empty seat. */
  readonly bot: string | null
  /** True if a person may take the seat from the bot. */
  readonly isStandIn: boolean
  /** True if the bot plays for an absent person. */
  readonly isAbsent: boolean
  /** True if its person took it by the code, as people in the room do. Otherwise the person plays at a distance. */
  readonly isInRoom: boolean
}

/** A completed request with its answer. */
interface Done {
  readonly seat: number
  readonly id: string
  readonly ack: Ack<Record<string, unknown>>
}

/** A table: a pure function of its log. Immutable. */
export interface TableState extends Questions {
  readonly tale: AnyTale
  readonly taleId: string
  /** The hash of its key. */
  readonly key: string
  /** The number of entries in its log. */
  readonly entries: number
  /** The number of entries about seats and questions. */
  readonly otherEntries: number
  /** Time of the last move or undo, or of the begin; of the opening in the lobby. In milliseconds since 1970. */
  readonly played: number
  /** The config, without names. */
  readonly config: unknown
  readonly seats: readonly TableSeat[]
  readonly phase: 'lobby' | 'playing' | 'over'
  /** Null in the lobby. */
  readonly session: AnySession | null
  /** The seat of each move of the session. */
  readonly actors: readonly number[]
  /** The number of undos, and the number of moves and undos. */
  readonly epoch: number
  readonly n: number
  /** Seats given back during a game with hidden information, with the hashes of their tokens. */
  readonly givenBack: readonly { readonly seat: number; readonly token: string }[]
  /** The last requests, to recognise repeated ones. Older ones are refused as `behind`. */
  readonly done: readonly Done[]
}

/** Most remembered requests. */
const REMEMBERED = 64

/** A log cannot be read. */
export class UnreadableLog extends Error {}

/** Returns the seat to act; null in the lobby and after the end. */
export const deciderOf = ({ tale, session }: TableState): SeatToAct =>
  session && tale.game.decider(stateOf(session))

/** Reads a table from its log. Throws `UnreadableLog` with the line if it cannot. */
export function readTable(tales: ServerTales, lines: readonly string[]): TableState {
  let table: TableState | null = null
  for (const [index, line] of lines.entries()) {
    try {
      const entry = readEntry(line)
      table = table ? tableAfter(table, entry) : opened(tales, entry)
    } catch (error) {
      throw new UnreadableLog(`Line ${index + 1}: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      })
    }
  }
  if (!table) throw new UnreadableLog('The log is empty.')
  return table
}

/** Returns a new table from the first entry of its log. Throws for any other entry. */
export function opened(tales: ServerTales, entry: TableEntry): TableState {
  if (entry.do !== 'open') throw new Error('The first entry must be "open".')
  const tale = tales[entry.tale]
  if (!tale) throw new Error(`Unknown tale "${entry.tale}".`)
  const { game } = tale
  if (entry.rules !== game.rulesVersion)
    throw new Error(`Rules version ${entry.rules}; this server plays by ${game.rulesVersion}.`)
  const config = v.parse(game.codec.config, entry.config)
  const seats = game.seats(config).map(({ role }, seat): TableSeat => {
    const bot = entry.bots[seat] ?? null
    return { role, name: '', token: null, bot, isStandIn: false, isAbsent: false, isInRoom: false }
  })
  return {
    tale,
    taleId: entry.tale,
    key: entry.key,
    entries: 1,
    otherEntries: 0,
    played: entry.at,
    config,
    seats,
    phase: 'lobby',
    session: null,
    actors: [],
    epoch: 0,
    n: 0,
    ...NO_QUESTIONS,
    givenBack: [],
    done: [],
  }
}

/** Returns a table after one more entry. Throws if the entry does not fit. */
export function tableAfter(table: TableState, entry: TableEntry): TableState {
  const otherEntries = table.otherEntries + Number(isOtherEntry(entry))
  const played = isOtherEntry(entry) ? table.played : entry.at
  return { ...changed(table, entry), entries: table.entries + 1, otherEntries, played }
}

function changed(table: TableState, entry: TableEntry): TableState {
  switch (entry.do) {
    case 'open':
      throw new Error('Only the first entry may be "open".')
    case 'take':
      return withSeat(table, entry.seat, {
        name: entry.name,
        token: entry.token,
        bot: null,
        isStandIn: false,
        isAbsent: false,
        isInRoom: entry.room === true,
      })
    case 'leave':
      return seatLeft(table, entry)
    case 'control':
      return controlled(table, entry)
    case 'begin':
      return begun(table, entry)
    case 'act':
      return acted(table, entry)
    case 'ask':
      return remembering(
        { ...table, ...afterAsking(table, entry) },
        entry.seat,
        entry.id,
        askedAck(table, entry),
      )
    case 'answer':
      return { ...table, ...afterAnswer(table, entry) }
    case 'undo':
      return undone(table, entry)
  }
}

function withSeat(table: TableState, seat: number, change: Partial<TableSeat>): TableState {
  if (!table.seats[seat]) throw new Error(`There is no seat ${seat}.`)
  return { ...table, seats: table.seats.map((one, index) => (index === seat ? { ...one, ...change } : one)) }
}

function seatLeft(table: TableState, entry: TableEntryOf<'leave'>): TableState {
  const { seat } = entry
  const token = table.seats[seat]?.token ?? null
  const hasSeen = token !== null && table.phase === 'playing' && table.tale.game.seen !== undefined
  return {
    ...withSeat(table, seat, { name: '', token: null, bot: null, isAbsent: false, isInRoom: false }),
    ...afterEnding(table, entry),
    givenBack: hasSeen ? [...table.givenBack, { seat, token }] : table.givenBack,
  }
}

/** Changes the player of a seat. A bot from the lobby is an opponent. A later bot on a seat without a person is a substitute. */
function controlled(table: TableState, entry: TableEntryOf<'control'>): TableState {
  const { seat, by, absent } = entry
  const isStandIn = by !== null && table.phase !== 'lobby' && table.seats[seat]?.token === null
  const after = withSeat(table, seat, { bot: by, isStandIn, isAbsent: absent === true })
  const { question } = after
  if (!question) return after
  const { wish, asks, open } = question
  if (wish.kind === 'bot' && wish.seat === seat && absent) return { ...after, ...afterAgreement(after) }
  // A question ends if a bot plays a seat that asks or must answer.
  return asks === seat || open.includes(seat) ? { ...after, ...afterEnding(after, entry) } : after
}

function begun(table: TableState, { seed, dice, draws, bot }: TableEntryOf<'begin'>): TableState {
  const { game } = table.tale
  const seats = table.seats.map((seat): TableSeat => {
    const isFree = seat.token === null && seat.bot === null
    return isFree && bot !== undefined ? { ...seat, bot, isStandIn: true } : seat
  })
  const names = seats.map(({ name }) => name)
  const config = game.named?.(table.config, names) ?? table.config
  const first = replay(game, { config, seed, words: { dice, draws }, actions: [] })
  if (!first.ok) throw new Error('The game cannot be dealt.')
  return { ...table, seats, phase: 'playing', session: first.value }
}

/** Returns a session with more recorded words for its next move. */
function withMore(session: AnySession, { dice, draws }: RandomWords): AnySession {
  const { words } = session
  if (!words) throw new Error('The game of a table must have random words.')
  if (dice.length + draws.length === 0) return session
  return { ...session, words: { dice: [...words.dice, ...dice], draws: [...words.draws, ...draws] } }
}

function sessionOf({ session }: TableState): AnySession {
  if (!session) throw new Error('The game has not begun.')
  return session
}

function acted(table: TableState, entry: TableEntryOf<'act'>): TableState {
  const { seat, id, moves, rest, agreed } = entry
  const { game } = table.tale
  let session = sessionOf(table)
  for (const { action: written, dice, draws } of moves) {
    const action = v.parse(game.codec.action, written)
    const played: Result<AnySession, Refused> = advance(game, withMore(session, { dice, draws }), action)
    if (!played.ok) throw new Error(`The action ${JSON.stringify(written)} is refused: ${played.error.code}`)
    session = played.value
  }
  const after: TableState = {
    ...table,
    session,
    phase: game.outcome(stateOf(session)) ? 'over' : 'playing',
    actors: [...table.actors, ...moves.map(() => seat)],
    n: table.n + moves.length,
    ...afterMove(agreed ? afterAgreement(table) : afterEnding(table, entry)),
  }
  const { epoch, n } = after
  return remembering(after, seat, id, rest ? { ok: false, ...rest } : { ok: true, epoch, n })
}

function undone(table: TableState, entry: TableEntryOf<'undo'>): TableState {
  const { seat, id, left, agreed } = entry
  const session = sessionOf(table)
  const back = agreed ? undoTo(session, left) : undoneFreely(session, left)
  if (back.moves.length !== left) throw new Error(`The game cannot go back to ${left} moves.`)
  const after = {
    ...table,
    session: back,
    actors: table.actors.slice(0, left),
    epoch: table.epoch + 1,
    n: table.n + 1,
    // An undo without an id was agreed to by a question.
    ...(id === undefined ? afterAgreement(table) : afterEnding(table, entry)),
  }
  return remembering(after, seat, id, { ok: true, done: true })
}

/** Undoes moves while each undo is free. */
function undoneFreely(session: AnySession, left: number): AnySession {
  let back = session
  while (back.moves.length > left) {
    const shorter = undo(back)
    if (shorter === back) return back
    back = shorter
  }
  return back
}

const remembering = (
  table: TableState,
  seat: number,
  id: string | undefined,
  ack: Done['ack'],
): TableState =>
  id === undefined ? table : { ...table, done: [...table.done, { seat, id, ack }].slice(-REMEMBERED) }
