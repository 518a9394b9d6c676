import * as v from 'valibot'
import { err, LONGEST_TEXT, ok, parseJson, type Result, type Unreadable } from '../../engine/kernel/index.ts'
import type { KeptGame, KeptLine } from './kept-games.ts'
import { origin } from './records.ts'

/** The form of a file of tales. Raised whenever it changes its shape. */
const FORMAT = 1

/** Longest file that is read, in characters, and most tales in one. */
const LONGEST_FILE = 50_000_000
const MOST_TALES = 10_000

/** What is known of a game by itself, without when it was played and how it came here. */
export type AboutGame = Pick<KeptLine, 'seats' | 'turn' | 'actions' | 'outcome' | 'position' | 'facts'>

/** As much of a game as can be read, in writing, where not all of it can. */
export interface GoodPart {
  text: string
  about: AboutGame
}

export type ReadAbout = Result<AboutGame, { reason: Unreadable<unknown>; good: GoodPart | null }>

/** Ids for games that come in, and what time it is. */
export interface Fresh {
  id(): string
  now: number
}

/** Who can read the games of a tale, by `Game.id`. */
export type Readers = Readonly<Record<string, (text: string) => ReadAbout>>

/** Why a file holds no tales; where it holds some, each that cannot be read is refused by itself. */
export type NoFile = 'too-long' | 'not-json' | 'no-tales' | 'newer'

/** A tale of a file that was not taken in: its place in the file, from 0, its name if it has one, and why; and as much of it as is good. */
export interface RefusedTale {
  index: number
  name: string
  reason: Unreadable<unknown>
  good: KeptGame | null
}

/** The games of a file, and those that were not imported. */
export interface TalesOfFile {
  games: readonly KeptGame[]
  refused: readonly RefusedTale[]
}

export type ReadFile = Result<TalesOfFile, NoFile>

const time = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const one = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(200)),
  begun: time,
  touched: time,
  origin,
  leaders: v.unknown(),
  game: v.pipe(v.string(), v.maxLength(LONGEST_TEXT)),
})

const file = v.strictObject({
  tales: v.literal(FORMAT),
  games: v.pipe(v.array(v.unknown()), v.maxLength(MOST_TALES)),
})

/** Kept games as a text that another browser can take in, with their names and who leads their seats. */
export const writeFile = (games: readonly KeptGame[]): string =>
  JSON.stringify({
    tales: FORMAT,
    games: games.map(({ line: { name, begun, touched, origin: from }, text, leaders }) => ({
      name,
      begun,
      touched,
      origin: from,
      leaders,
      game: text,
    })),
  })

/**
 * Reads a file of tales, or a single stored game, from a text that anybody may have written. `fresh` makes the ids and
 * says what time it is: nothing that is kept already is ever written over. Each game comes whole or is refused.
 */
export function readFile(text: string, readers: Readers, fresh: Fresh): ReadFile {
  if (text.length > LONGEST_FILE) return err('too-long')
  const json = parseJson(text)
  if (json === undefined ? taleBegunBy(text, readers) !== null : v.is(single, json))
    return gathered([readOne({ ...plain(fresh.now), game: text }, 0, readers, fresh)])
  if (json === undefined) return err('not-json')
  const held = v.safeParse(file, json)
  if (held.success)
    return gathered(held.output.games.map((game, index) => readOne(game, index, readers, fresh)))
  const isNewer = v.is(v.looseObject({ tales: v.pipe(v.number(), v.gtValue(FORMAT)) }), json)
  return err(isNewer ? 'newer' : 'no-tales')
}

/** A single stored game, of whichever tale. */
const single = v.looseObject({ format: v.unknown(), game: v.string() })

const plain = (now: number): Omit<v.InferOutput<typeof one>, 'game'> => ({
  name: '',
  begun: now,
  touched: now,
  origin: { kind: 'import' },
  leaders: null,
})

function readOne(found: unknown, index: number, readers: Readers, fresh: Fresh): KeptGame | RefusedTale {
  const read = v.safeParse(one, found)
  const refused = (name: string, reason: Unreadable<unknown>): RefusedTale => ({
    index,
    name,
    reason,
    good: null,
  })
  if (!read.success) return refused('', { code: 'wrong-shape', where: v.getDotPath(read.issues[0]) ?? '' })
  const { game: text, leaders, ...kept } = read.output
  const tale = taleOf(text) ?? taleBegunBy(text, readers)
  if (tale === null) return refused(kept.name, { code: 'not-json' })
  const reader = Object.hasOwn(readers, tale) ? readers[tale] : undefined
  if (!reader) return refused(kept.name, { code: 'unknown-game', game: tale })
  const whole = (of: GoodPart): KeptGame => ({
    line: { ...kept, ...of.about, id: fresh.id(), tale, damaged: false },
    text: of.text,
    leaders,
  })
  const about = reader(text)
  if (about.ok) return whole({ text, about: about.value })
  const { reason, good } = about.error
  return { ...refused(kept.name, reason), good: good && whole(good) }
}

/** Of which tale a game is whose end is missing; null where none of them can read its beginning. */
const taleBegunBy = (text: string, readers: Readers): string | null =>
  Object.keys(readers).find((tale) => {
    const read = readers[tale]?.(text)
    return read && !read.ok && read.error.good !== null
  }) ?? null

const gathered = (tales: readonly (KeptGame | RefusedTale)[]): ReadFile =>
  ok({
    games: tales.filter((tale) => 'line' in tale),
    refused: tales.filter((tale) => 'reason' in tale),
  })

/** Of which tale a stored game says that it is; null where it says nothing. */
function taleOf(text: string): string | null {
  const json = parseJson(text)
  const named = v.safeParse(v.looseObject({ game: v.string() }), json)
  return named.success ? named.output.game : null
}
