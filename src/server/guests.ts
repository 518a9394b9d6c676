import { type Viewer, type ViewUpdate, viewUpdate, wholeView } from '../engine/kernel/index.ts'
import type { Code, News, NewsName, Request } from '../protocol/messages.ts'
import type { TableEntry } from './entries.ts'
import { publicWish } from './question-state.ts'
import { hashOf } from './secret.ts'
import { type AnySession, deciderOf, type TableState } from './table.ts'

// The messages about a game to the devices at its table. Only these messages may carry game data.

/** The connection of a table to a device. */
export interface DeviceLine {
  tell<Name extends NewsName>(name: Name, news: News<Name>): void
  /** Sends the reason, and closes the connection. */
  close(code: Code): void
}

/** A device at a table. */
export interface Guest {
  readonly line: DeviceLine
  /** Its seats. */
  own: readonly number[]
  /** Seats given back after this device has seen their hands. */
  seen: readonly number[]
  /** True if it has shown the key of the table. */
  readonly hasKey: boolean
  /** The viewer of the last view sent. */
  viewer: Viewer
}

/** The rights of a returning device without a seat. */
export interface Rights {
  /** True if the device has the key of the table. */
  readonly hasKey: boolean
  /** True if the device has the key or the pass. */
  readonly mayWatch: boolean
}

/** Returns the viewer of a device: its seat to act, else its first seat; null without a seat. */
export function viewerOf(table: TableState, { own }: Guest): Viewer {
  const decider = deciderOf(table)
  return own.find((seat) => seat === decider) ?? own[0] ?? null
}

/** Returns the seats of tokens. */
export function seatsOfTokens({ seats }: TableState, tokens: readonly string[]): number[] {
  const hashes = tokens.map(hashOf)
  return seats.flatMap(({ token }, seat) => (token !== null && hashes.includes(token) ? [seat] : []))
}

/** Returns the seats of tokens that were given back after their hands were seen. */
export function seatsSeen({ givenBack }: TableState, tokens: readonly string[]): number[] {
  const hashes = tokens.map(hashOf)
  return givenBack.flatMap(({ seat, token }) => (hashes.includes(token) ? [seat] : []))
}

/** True if the game hides information from some viewers. */
export const hides = ({ tale: { game } }: TableState): boolean => game.seen !== undefined

/** Sends a device its view of the whole game; nothing in the lobby. */
export function sendView(table: TableState, guest: Guest): void {
  const { epoch, n, session, tale } = table
  if (!session) return
  guest.viewer = viewerOf(table, guest)
  guest.line.tell('view', {
    epoch,
    n,
    viewer: guest.viewer,
    view: wholeView(tale.game, session, guest.viewer),
  })
}

/** Sends a device a whole view if its viewer has changed in a game with hidden information. */
export function refreshView(table: TableState, guest: Guest): void {
  if (guest.viewer !== viewerOf(table, guest) && hides(table) && table.phase === 'playing')
    sendView(table, guest)
}

/** Makes the update of a move, by its index, for a viewer. */
type UpdateMaker = (move: number, viewer: Viewer) => ViewUpdate

/** Returns a maker of updates that caches them for all devices with the same view. */
function updatesOf(table: TableState): UpdateMaker {
  const { session, tale } = table
  const made = new Map<string, ViewUpdate>()
  return (move, viewer) => {
    const key = `${move} ${hides(table) ? viewer : null}`
    const known = made.get(key)
    if (known) return known
    if (!session) throw new Error('The game has not begun.')
    const update = viewUpdate(tale.game, firstMoves(session, move), firstMoves(session, move + 1), viewer)
    made.set(key, update)
    return update
  }
}

/** Returns the session after its first `moves` moves. */
const firstMoves = (session: AnySession, moves: number): AnySession =>
  moves === session.moves.length ? session : { ...session, moves: session.moves.slice(0, moves) }

/** Sends a device the last `count` moves. */
function sendMoves(table: TableState, guest: Guest, count: number, updateFor: UpdateMaker): void {
  const { session, epoch, n, actors } = table
  const moves = session?.moves.length ?? 0
  for (let left = count; left > 0; left -= 1) {
    const by = actors[moves - left] ?? null
    guest.line.tell('update', { epoch, n: n - left + 1, by, update: updateFor(moves - left, guest.viewer) })
  }
}

/** Sends a device the moves since a place in the log, or a whole view if updates from there are impossible. */
export function catchUp(table: TableState, guest: Guest, have: Request<'sit'>['have']): void {
  if (!table.session) return
  const missing = have ? table.n - have.n : -1
  const isSame = have?.epoch === table.epoch && (have.viewer === guest.viewer || !hides(table))
  const isBehind = isSame && missing >= 0 && missing <= table.session.moves.length
  if (isBehind && table.phase === 'playing') sendMoves(table, guest, missing, updatesOf(table))
  else sendView(table, guest)
}

/** Sends devices the changes of the game by an entry. */
export function tellEntry(
  before: TableState,
  table: TableState,
  entry: TableEntry,
  guests: Iterable<Guest>,
): void {
  const updateFor = updatesOf(table)
  for (const guest of guests) {
    if (entry.do === 'begin') sendView(table, guest)
    if (entry.do === 'act') sendMoves(table, guest, entry.moves.length, updateFor)
    if (entry.do === 'undo') {
      const { epoch, n } = table
      guest.line.tell('rewind', { epoch, n, left: entry.left, agreed: entry.agreed })
    }
    refreshView(table, guest)
    if (before.phase !== 'over' && table.phase === 'over') sendView(table, guest)
  }
}

/** Sends devices the open question, or null. */
export function tellQuestion({ question }: TableState, guests: Iterable<Guest>): void {
  const news = question && {
    question: question.number,
    asks: question.asks,
    wish: publicWish(question.wish),
    open: [...question.open],
  }
  for (const { line } of guests) line.tell('question', news)
}
