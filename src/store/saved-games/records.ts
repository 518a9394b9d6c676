import * as v from 'valibot'
import type { LeasedGame, MayTakeOver, PutBy, SavedGame, SavedGameSummary } from './saved-games.ts'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

export const origin = v.variant('kind', [
  v.strictObject({ kind: v.literal('begun') }),
  v.strictObject({ kind: v.literal('branch'), of: v.string(), move: count }),
  v.strictObject({ kind: v.literal('dreamt') }),
  v.strictObject({ kind: v.literal('link') }),
  v.strictObject({ kind: v.literal('import') }),
  v.strictObject({ kind: v.literal('day'), day: v.string() }),
  v.strictObject({ kind: v.literal('rescue'), number: count }),
  v.strictObject({ kind: v.literal('table'), played: v.boolean() }),
])

/** A summary must have an id and a tale. Any other invalid field gets a default, so that the game is not lost. */
const line = v.object({
  id: v.string(),
  tale: v.string(),
  name: v.fallback(v.string(), ''),
  begun: v.fallback(v.number(), 0),
  touched: v.fallback(v.number(), 0),
  seats: v.fallback(v.array(v.object({ player: v.string(), role: v.string() })), []),
  turn: v.fallback(v.number(), 0),
  actions: v.fallback(count, 0),
  outcome: v.fallback(v.nullable(v.object({ won: v.array(count) })), null),
  position: v.fallback(v.string(), ''),
  facts: v.fallback(v.unknown(), null),
  review: v.optional(v.unknown()),
  origin: v.fallback(origin, { kind: 'begun' }),
  // Counts as damaged if the field is missing; opening the game corrects it.
  damaged: v.fallback(v.boolean(), true),
})

const stored = v.object({
  text: v.string(),
  leaders: v.fallback(v.unknown(), null),
  hand: v.fallback(v.nullable(v.string()), null),
})

/** A game without its summary, as the database stores it. */
export type StoredGame = v.InferOutput<typeof stored> & { id: string }

/** Returns the summary of a game that cannot be read: only its id and tale are known. */
export const damagedLine = (id: string, tale: string, touched: number): SavedGameSummary => ({
  id,
  tale,
  name: '',
  begun: touched,
  touched,
  seats: [],
  turn: 0,
  actions: 0,
  outcome: null,
  position: '',
  facts: null,
  origin: { kind: 'begun' },
  damaged: true,
})

/** Reads a stored summary and drops its invalid fields; null if the id or the tale is invalid. */
export function readLine(found: unknown): SavedGameSummary | null {
  const read = v.safeParse(line, found)
  return read.success ? read.output : null
}

/** Reads a stored game with its summary; null if either is missing or invalid. */
export function readHeld(foundLine: unknown, foundGame: unknown): LeasedGame | null {
  const its = readLine(foundLine)
  const game = v.safeParse(stored, foundGame)
  if (!its || !game.success) return null
  const { text, leaders, hand } = game.output
  return { line: its, text, leaders, hand }
}

/** Returns a saved game without its lease. */
export const withoutHand = ({ line, text, leaders }: LeasedGame): SavedGame => ({ line, text, leaders })

/** Writes a game with its summary as one text, for the storage of one tab. `beside`: further fields of that text. */
export const heldText = (
  { line, text, leaders }: SavedGame,
  hand: string | null,
  beside: object = {},
): string => JSON.stringify({ line, game: { id: line.id, text, leaders, hand }, ...beside })

/** Reads such a text; null for any other. */
export function readHeldText(text: string | null): LeasedGame | null {
  if (text === null) return null
  try {
    const { line, game } = Object(JSON.parse(text))
    return readHeld(line, game)
  } catch {
    return null
  }
}

/** True if a tab may write a game or take its lease: the lease is free, its own, or may be taken over. */
export const isFree = (held: LeasedGame | null, hand: string | null, may: MayTakeOver): boolean =>
  !held || held.hand === null || held.hand === hand || may(held.hand)

/** Returns the record to store when a game is written over `before`; null if the writer may not overwrite it. */
export function writtenOver(
  before: LeasedGame | null,
  game: SavedGame,
  { hand, expected, may = () => false }: PutBy,
): LeasedGame | null {
  const isOwn = before !== null && hand !== null && before.hand === hand
  const isKnown = before === null || isOwn || (isFree(before, hand, may) && before.text === expected)
  if (!isKnown) return null
  const { name = game.line.name, review } = before?.line ?? {}
  const isSame = review !== undefined && before?.text === game.text
  return { ...game, line: { ...game.line, name, ...(isSame && { review }) }, hand }
}

/** Sorts the newest first; with equal times, the one that was started last. */
export const newestFirst = (lines: readonly SavedGameSummary[]): SavedGameSummary[] =>
  [...lines].sort((one, other) => other.touched - one.touched || other.begun - one.begun)
