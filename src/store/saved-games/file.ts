import * as v from 'valibot'
import { err, LONGEST_TEXT, ok, parseJson, type ReadError, type Result } from '../../engine/kernel/index.ts'
import { origin } from './records.ts'
import type { SavedGame, SavedGameSummary } from './saved-games.ts'

/** Version of the file format. Raise it with every change. 2: games of a table of several devices. */
const FORMAT = 2

/** Longest file that is read, in characters, and most games in one. */
const LONGEST_FILE = 50_000_000
const MOST_TALES = 10_000

/** Facts that follow from a game itself, without its times and its origin. */
export type AboutGame = Pick<
  SavedGameSummary,
  'seats' | 'turn' | 'actions' | 'outcome' | 'position' | 'facts'
>

/** The readable beginning of a damaged game, as text. */
export interface GoodPart {
  text: string
  about: AboutGame
}

export type ReadAbout = Result<AboutGame, { reason: ReadError<unknown>; good: GoodPart | null }>

/** Source of ids for imported games, and the current time. */
export interface Fresh {
  id(): string
  now: number
}

/** Readers of stored games, by `Game.id`. */
export type Readers = Readonly<Record<string, (text: string) => ReadAbout>>

/** Why a file has no games at all. Otherwise each unreadable game is refused by itself. */
export type NoFile = 'too-long' | 'not-json' | 'no-tales' | 'newer'

/** A game of a file that was not imported: its index from 0, its name or '', the reason, and its readable part. */
export interface RefusedTale {
  index: number
  name: string
  reason: ReadError<unknown>
  good: SavedGame | null
}

/** The games of a file, and those that were not imported. */
export interface TalesOfFile {
  games: readonly SavedGame[]
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
  tales: v.picklist([1, FORMAT]),
  games: v.pipe(v.array(v.unknown()), v.maxLength(MOST_TALES)),
})

/** Writes saved games as a text that another browser can import, with their names and controllers. */
export const writeFile = (games: readonly SavedGame[]): string =>
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
 * Reads a file of games, or a single stored game, from untrusted text. `fresh` makes new ids, so that no saved game is ever overwritten.
 * Each game is imported whole or refused.
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

/** The form of a single stored game, of any tale. */
const single = v.looseObject({ format: v.unknown(), game: v.string() })

const plain = (now: number): Omit<v.InferOutput<typeof one>, 'game'> => ({
  name: '',
  begun: now,
  touched: now,
  origin: { kind: 'import' },
  leaders: null,
})

function readOne(found: unknown, index: number, readers: Readers, fresh: Fresh): SavedGame | RefusedTale {
  const read = v.safeParse(one, found)
  const refused = (name: string, reason: ReadError<unknown>): RefusedTale => ({
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
  const whole = (of: GoodPart): SavedGame => ({
    line: { ...kept, ...of.about, id: fresh.id(), tale, damaged: false },
    text: of.text,
    leaders,
  })
  const about = reader(text)
  if (about.ok) return whole({ text, about: about.value })
  const { reason, good } = about.error
  return { ...refused(kept.name, reason), good: good && whole(good) }
}

/** Returns the tale of a game with a missing end; null if no tale can read its beginning. */
const taleBegunBy = (text: string, readers: Readers): string | null =>
  Object.keys(readers).find((tale) => {
    const read = readers[tale]?.(text)
    return read && !read.ok && read.error.good !== null
  }) ?? null

const gathered = (tales: readonly (SavedGame | RefusedTale)[]): ReadFile =>
  ok({
    games: tales.filter((tale) => 'line' in tale),
    refused: tales.filter((tale) => 'reason' in tale),
  })

/** Returns the tale that a stored game names, or null. */
function taleOf(text: string): string | null {
  const json = parseJson(text)
  const named = v.safeParse(v.looseObject({ game: v.string() }), json)
  return named.success ? named.output.game : null
}
