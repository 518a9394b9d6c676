import {
  err,
  type Game,
  type GameTypes,
  hashOf,
  LONGEST_TEXT,
  ok,
  openSessionFrom,
  type ReadError,
  type Result,
  readGame,
  type Session,
  stateOf,
  writeGame,
} from '../engine/kernel/index.ts'
import { deflated, inflated } from './deflate.ts'
import { coresOf, endsInLeftOut, repairsOf } from './mutilated.ts'

/** Letters, digits, "-" and "_" only: characters that an address keeps unchanged. */
const LETTERS = /^[A-Za-z0-9_-]*$/

/** Number of bytes that are converted to characters at once. */
const PIECE = 0x8000

/** Encodes bytes as base64url, for an address. */
function toBase64url(bytes: Uint8Array): string {
  let characters = ''
  for (let from = 0; from < bytes.length; from += PIECE)
    characters += String.fromCharCode(...bytes.subarray(from, from + PIECE))
  return btoa(characters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Decodes base64url; null if the text is invalid. */
function fromBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!LETTERS.test(text) || text.length % 4 === 1) return null
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  )
}

/** The format of a link, its first character: a deflated stored game, which has a format and rules version of its own. */
const FORM = '1'

/** Length of the prefix of a link: its format, and the checksum of its body. */
const FORM_LENGTH = 1
const CHECK_LENGTH = 6

/** Longest link that is offered, in characters: some programs cut longer ones. */
export const LONGEST_LINK = 2000

/** Most blanks that are appended to a text. One is enough in 31 of 32 cases. */
const MOST_BLANKS = 64

/** Longest text that is read as a link, in characters. */
const LONGEST_READ = 100_000

/** The sent part of a game: all of it, or only the current position. */
export type Sent = 'whole' | 'position'

/** Why a text is no link to a game. */
export type LinkFault =
  /** Longer than any link; rejected without decoding. */
  | { code: 'link-too-long' }
  /** Truncated, changed on the way, or never a link. */
  | { code: 'link-damaged' }
  /** A format of a newer version of the program. */
  | { code: 'link-unknown' }

/** A game from a link. */
export interface LinkedGame<K extends GameTypes> {
  session: Session<K>
  sent: Sent
}

/** Why no game can be read from a link, and the decoded text, if any. */
export interface UnreadLink<K extends GameTypes> {
  reason: LinkFault | ReadError<K['Refusal']>
  text: string | null
}

export type ReadLink<K extends GameTypes> = Result<LinkedGame<K>, UnreadLink<K>>

/** True if the current position of a game can be sent alone. Not for a finished game, which is only worth sending whole. */
export const hasPosition = <K extends GameTypes>(game: Game<K>, session: Session<K>): boolean =>
  game.codec.position !== undefined && game.outcome(stateOf(session)) === null

/** Writes a game as the last part of an address. */
export async function writeLink<K extends GameTypes>(
  game: Game<K>,
  session: Session<K>,
  sent: Sent,
): Promise<string> {
  const { config, seed } = session
  const packed = sent === 'whole' ? session : openSessionFrom<K>(config, seed, stateOf(session))
  const body = await packedBody(writeGame(game, packed))
  return `${FORM}${checkOf(body)}${body}`
}

/**
 * Encodes a text as the body of a link that does not end in a character that chat programs cut off. Appends blanks until the encoded bytes
 * fit; JSON readers, older ones too, ignore blanks.
 */
async function packedBody(text: string): Promise<string> {
  let body = toBase64url(await deflated(text))
  for (let blanks = 1; endsInLeftOut(body) && blanks <= MOST_BLANKS; blanks++)
    body = toBase64url(await deflated(text + ' '.repeat(blanks)))
  return body
}

/**
 * Reads a game from the untrusted end of an address. Repairs the changes that other programs make to addresses; the checksum confirms a
 * repair. Returns an error if no game, or more than one, can be read.
 */
export async function readLink<K extends GameTypes>(game: Game<K>, link: string): Promise<ReadLink<K>> {
  if (link.length > LONGEST_READ) return bad({ code: 'link-too-long' })
  const cores = coresOf(link)
  const whole = cores.filter(isWhole)
  const found = whole.length > 0 ? whole : [...new Set(cores.flatMap(repairsOf))].filter(isWhole)
  const read = await Promise.all(found.map((one) => readWhole(game, one)))
  const good = read.filter((one) => one.ok)
  const [only] = good.length > 0 ? good : read
  return only && good.length < 2 ? only : bad({ code: 'link-damaged' })
}

/** True if a link is complete and unchanged: its checksum is that of its body. */
const isWhole = (link: string): boolean =>
  link.slice(FORM_LENGTH, FORM_LENGTH + CHECK_LENGTH) === checkOf(link.slice(FORM_LENGTH + CHECK_LENGTH))

async function readWhole<K extends GameTypes>(game: Game<K>, link: string): Promise<ReadLink<K>> {
  // A valid checksum with another format means a newer version; otherwise it could be anything.
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

const bad = (reason: LinkFault | ReadError<never>) => err({ reason, text: null })

/** Returns the checksum of a text, six characters (FNV-1a). A typing error changes it. */
function checkOf(text: string): string {
  const hash = hashOf(text)
  return toBase64url(Uint8Array.of(hash >>> 24, (hash >>> 16) & 255, (hash >>> 8) & 255, hash & 255))
}
