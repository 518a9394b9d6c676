import {
  err,
  type Game,
  hashOf,
  type Kind,
  LONGEST_TEXT,
  ok,
  openFrom,
  type Result,
  readGame,
  type Session,
  stateOf,
  type Unreadable,
  writeGame,
} from '../engine/kernel/index.ts'
import { deflated, inflated } from './deflate.ts'
import { coresOf, endsInLeftOut, repairsOf } from './mutilated.ts'

/** Letters, digits, "-" and "_" only: what an address holds without a change. */
const LETTERS = /^[A-Za-z0-9_-]*$/

/** How many bytes are turned into characters at once. */
const PIECE = 0x8000

/** Bytes as text for an address. */
function toBase64url(bytes: Uint8Array): string {
  let characters = ''
  for (let from = 0; from < bytes.length; from += PIECE)
    characters += String.fromCharCode(...bytes.subarray(from, from + PIECE))
  return btoa(characters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The bytes of such a text; null where it is none. */
function fromBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!LETTERS.test(text) || text.length % 4 === 1) return null
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  )
}

/** The form of a link, its first character: a stored game, deflated. What is in it says its own form and rules. */
const FORM = '1'

/** What a link begins with: its form, and what must come of the rest of it where nothing was lost on the way. */
const FORM_LENGTH = 1
const CHECK_LENGTH = 6

/** The longest that is offered as a link, in characters: longer ones are cut by programs on the way. */
export const LONGEST_LINK = 2000

/** The most blanks behind a text: one is enough 31 times in 32. */
const MOST_BLANKS = 64

/** The longest that is read as one. */
const LONGEST_READ = 100_000

/** What of a game is sent: all of it from its beginning, or only how it stands now. */
export type Sent = 'whole' | 'position'

/** Why a text is no link to a game. */
export type LinkFault =
  /** Longer than any link: not even looked at. */
  | { code: 'link-too-long' }
  /** Broken off, changed on the way, or never a link. */
  | { code: 'link-damaged' }
  /** Of another form, from a newer version of the program. */
  | { code: 'link-unknown' }

/** A game from a link. */
export interface LinkedGame<K extends Kind> {
  session: Session<K>
  sent: Sent
}

/** Why no game can be read from a link, and its text if it has one. */
export interface UnreadLink<K extends Kind> {
  reason: LinkFault | Unreadable<K['Refusal']>
  text: string | null
}

export type ReadLink<K extends Kind> = Result<LinkedGame<K>, UnreadLink<K>>

/** Whether it can be sent how a game stands now, without how it came there: a finished one says nothing more. */
export const hasPosition = <K extends Kind>(game: Game<K>, session: Session<K>): boolean =>
  game.codec.position !== undefined && game.outcome(stateOf(session)) === null

/** A game as the last part of an address. */
export async function writeLink<K extends Kind>(
  game: Game<K>,
  session: Session<K>,
  sent: Sent,
): Promise<string> {
  const { config, seed } = session
  const packed = sent === 'whole' ? session : openFrom<K>(config, seed, stateOf(session))
  const body = await packedBody(writeGame(game, packed))
  return `${FORM}${checkOf(body)}${body}`
}

/**
 * A text packed as the body of a link, which does not end in a sign that chat programs leave out. Blanks behind the text
 * change the packed bytes, and mean nothing to any reader of JSON, older ones too.
 */
async function packedBody(text: string): Promise<string> {
  let body = toBase64url(await deflated(text))
  for (let blanks = 1; endsInLeftOut(body) && blanks <= MOST_BLANKS; blanks++)
    body = toBase64url(await deflated(text + ' '.repeat(blanks)))
  return body
}

/**
 * Reads what an address ends with, which anybody may have written: a whole game, or why there is none. What programs on
 * the way do to an address is undone first; the checksum says whether that is what it was. Never another game.
 */
export async function readLink<K extends Kind>(game: Game<K>, link: string): Promise<ReadLink<K>> {
  if (link.length > LONGEST_READ) return bad({ code: 'link-too-long' })
  const cores = coresOf(link)
  const whole = cores.filter(isWhole)
  const found = whole.length > 0 ? whole : [...new Set(cores.flatMap(repairsOf))].filter(isWhole)
  const read = await Promise.all(found.map((one) => readWhole(game, one)))
  const good = read.filter((one) => one.ok)
  const [only] = good.length > 0 ? good : read
  return only && good.length < 2 ? only : bad({ code: 'link-damaged' })
}

/** True if nothing of a link was lost or changed: its checksum is that of its body. */
const isWhole = (link: string): boolean =>
  link.slice(FORM_LENGTH, FORM_LENGTH + CHECK_LENGTH) === checkOf(link.slice(FORM_LENGTH + CHECK_LENGTH))

async function readWhole<K extends Kind>(game: Game<K>, link: string): Promise<ReadLink<K>> {
  // What is whole and of another form is newer; what is not whole could be anything.
  if (!link.startsWith(FORM)) return bad({ code: 'link-unknown' })
  const body = link.slice(FORM_LENGTH + CHECK_LENGTH)
  const bytes = fromBase64url(body)
  const unpacked = bytes && (await inflated(bytes, LONGEST_TEXT))
  if (!unpacked) return bad({ code: 'link-damaged' })
  if (unpacked === 'too-long') return bad({ code: 'too-long' })
  const read = readGame(game, unpacked.text)
  if (!read.ok) return err({ reason: read.error, text: unpacked.text })
  const { from, moves } = read.value
  return ok({ session: read.value, sent: from && moves.length === 0 ? 'position' : 'whole' })
}

const bad = (reason: LinkFault | Unreadable<never>) => err({ reason, text: null })

/** Six characters that come of a text: another text, as it comes of a slip, gives others (FNV-1a). */
function checkOf(text: string): string {
  const hash = hashOf(text)
  return toBase64url(Uint8Array.of(hash >>> 24, (hash >>> 16) & 255, (hash >>> 8) & 255, hash & 255))
}
