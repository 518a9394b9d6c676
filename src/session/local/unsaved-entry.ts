import * as v from 'valibot'
import { storedActions, type Tail, withTail } from '../../engine/kernel/index.ts'
import { heldText, readHeldText } from '../../store/saved-games/records.ts'
import {
  type LeasedGame,
  type MayTakeOver,
  type SavedGame,
  StorageError,
} from '../../store/saved-games/saved-games.ts'

/** The fields of an entry beside its game. */
interface Head {
  id: string
  /** The tab that played the game. */
  hand: string | null
  /** When the game was changed last, in milliseconds since 1970. */
  touched: number
  /** Time of the save that the entry builds on (`SavedGameSummary.touched`). Null: none; absent: written by an earlier version. */
  over?: number | null
}

/** The end of a game, which builds on its save. */
export interface ShortEntry extends Head {
  over: number
  leaders: unknown
  tail: Tail
}

/** A whole game, for a game without a save to build on. */
export interface WholeEntry extends Head {
  game: LeasedGame
}

/** A game with changes that are not saved, as its tab notes it. */
export type UnsavedEntry = ShortEntry | WholeEntry

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const words = { dice: v.array(v.number()), draws: v.array(v.number()) }

const shortForm = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({
    id: v.string(),
    hand: v.nullable(v.string()),
    touched: v.number(),
    over: v.number(),
    leaders: v.unknown(),
    tail: v.strictObject({
      left: count,
      actions: v.array(v.unknown()),
      words: v.exactOptional(
        v.strictObject({ used: v.strictObject({ dice: count, draws: count }), ...words }),
      ),
      takenBack: v.exactOptional(v.array(v.unknown())),
    }),
  }),
)

const wholeForm = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ over: v.exactOptional(v.nullable(v.number())) }),
)

/** Reads an entry of this version or an earlier one. Returns null if the text is none. */
export function readUnsavedEntry(text: string | null): UnsavedEntry | null {
  const short = v.safeParse(shortForm, text)
  if (short.success) return short.output
  const game = readHeldText(text)
  if (!game) return null
  const whole = v.safeParse(wholeForm, text)
  const { id, touched } = game.line
  return { id, hand: game.hand, touched, ...(whole.success && whole.output), game }
}

/** Writes the end of a game as an entry: about a hundred bytes an action. */
export const writeShortEntry = ({ id, hand, touched, over, leaders, tail }: ShortEntry): string =>
  JSON.stringify({ id, hand, touched, over, leaders, tail })

/** Writes a whole game as an entry, which earlier versions can read too. */
export const writeWholeEntry = (game: SavedGame, hand: string, over: number | null): string =>
  heldText(game, hand, { over })

/** An unsaved game, and the saved text of the same game; null if it is not saved. */
export interface UnsavedGame {
  game: LeasedGame
  there: LeasedGame | null
}

/**
 * Returns the game of an entry if no other tab has changed the saved game since. Otherwise returns whether all moves of the entry are
 * `saved`, or some of them are `lost`.
 */
export function resolveEntry(
  entry: UnsavedEntry,
  there: LeasedGame | null,
  gone: MayTakeOver,
): UnsavedGame | 'saved' | 'lost' {
  if (there === null) return 'game' in entry ? { game: entry.game, there } : 'lost'
  const game = continues(entry, there, gone) ? gameOver(entry, there) : null
  if (game) return { game, there }
  return isIn(entry, there) ? 'saved' : 'lost'
}

/** True if an entry continues the saved game: the save that the entry builds on, or a later, then unconfirmed save of the same tab. */
export const continues = (
  { hand, touched, over }: UnsavedEntry,
  there: LeasedGame,
  gone: MayTakeOver,
): boolean =>
  there.hand === hand
    ? // The clock may have been set back since that save.
      there.line.touched <= touched || there.line.touched === over
    : there.line.touched === over && (there.hand === null || gone(there.hand))

/** Replays an entry over the saved game. Returns null if the saved game is too short for it. */
function gameOver(entry: UnsavedEntry, there: LeasedGame): LeasedGame | null {
  if ('game' in entry) return entry.game
  const text = withTail(there.text, entry.tail)
  if (text === null) return null
  const { hand, touched, leaders } = entry
  return { line: { ...there.line, touched }, text, leaders, hand }
}

/** True if the saved game has all moves of an entry: its tab saved it again, or another tab has played it on from there. */
function isIn(entry: UnsavedEntry, there: LeasedGame): boolean {
  if (there.hand === entry.hand && there.line.touched > entry.touched) return true
  const saved = storedActions(there.text)
  const own = 'game' in entry ? storedActions(entry.game.text) : entry.tail.actions
  if (!saved || !own) return false
  const left = 'game' in entry ? 0 : entry.tail.left
  return JSON.stringify(saved.slice(left, left + own.length)) === JSON.stringify(own)
}

/** Returns null for an error of the storage, as if nothing were saved. The next save shows whether the storage works. */
export function nothingIn(error: unknown): null {
  if (error instanceof StorageError) return null
  throw error
}

/** Returns how many parts two lists have in common before the first that differs. */
export function sharedStart<Of>(one: readonly Of[], other: readonly Of[]): number {
  const differs = one.findIndex((each, index) => each !== other[index])
  return differs === -1 ? one.length : differs
}
