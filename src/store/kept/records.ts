import * as v from 'valibot'
import type { HeldGame, KeptGame, KeptLine, MayTake, PutBy } from './kept-games.ts'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

export const origin = v.variant('kind', [
  v.strictObject({ kind: v.literal('begun') }),
  v.strictObject({ kind: v.literal('branch'), of: v.string(), move: count }),
  v.strictObject({ kind: v.literal('dreamt') }),
  v.strictObject({ kind: v.literal('link') }),
  v.strictObject({ kind: v.literal('import') }),
  v.strictObject({ kind: v.literal('day'), day: v.string() }),
  v.strictObject({ kind: v.literal('rescue'), number: count }),
])

/** A line must say whose it is. Any other part that is broken is dropped, and never the game with it. */
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
  // Of a line that does not say it nobody knows: whoever opens the game finds out.
  damaged: v.fallback(v.boolean(), true),
})

const stored = v.object({
  text: v.string(),
  leaders: v.fallback(v.unknown(), null),
  hand: v.fallback(v.nullable(v.string()), null),
})

/** A game without its line, as it lies in the database. */
export type StoredGame = v.InferOutput<typeof stored> & { id: string }

/** A line of which nothing is known but whose it is: its game cannot be read. */
export const damagedLine = (id: string, tale: string, touched: number): KeptLine => ({
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

/** A line as it was found, with as much of it as can be read; null if it does not even say whose it is. */
export function readLine(found: unknown): KeptLine | null {
  const read = v.safeParse(line, found)
  return read.success ? read.output : null
}

/** A game as it was found, with its line; null where either is not there, or not what it should be. */
export function readHeld(foundLine: unknown, foundGame: unknown): HeldGame | null {
  const its = readLine(foundLine)
  const game = v.safeParse(stored, foundGame)
  if (!its || !game.success) return null
  const { text, leaders, hand } = game.output
  return { line: its, text, leaders, hand }
}

/** A game as it is kept, whoever plays it. */
export const withoutHand = ({ line, text, leaders }: HeldGame): KeptGame => ({ line, text, leaders })

/** A game with its line as one text, for what a window remembers by itself; `beside`: what else it remembers of it. */
export const heldText = (
  { line, text, leaders }: KeptGame,
  hand: string | null,
  beside: object = {},
): string => JSON.stringify({ line, game: { id: line.id, text, leaders, hand }, ...beside })

/** What such a text holds; null for any other. */
export function readHeldText(text: string | null): HeldGame | null {
  if (text === null) return null
  try {
    const { line, game } = Object(JSON.parse(text))
    return readHeld(line, game)
  } catch {
    return null
  }
}

/** Whether a window may write or hold a game: it lies in no hand, in its own, or in one that it may be taken out of. */
export const isFree = (held: HeldGame | null, hand: string | null, may: MayTake): boolean =>
  !held || held.hand === null || held.hand === hand || may(held.hand)

/** What is stored when somebody writes a game where something may lie; null if that is not theirs to write over. */
export function writtenOver(
  before: HeldGame | null,
  game: KeptGame,
  { hand, expected, may = () => false }: PutBy,
): HeldGame | null {
  const isOwn = before !== null && hand !== null && before.hand === hand
  const isKnown = before === null || isOwn || (isFree(before, hand, may) && before.text === expected)
  if (!isKnown) return null
  const { name = game.line.name, review } = before?.line ?? {}
  const isSame = review !== undefined && before?.text === game.text
  return { ...game, line: { ...game.line, name, ...(isSame && { review }) }, hand }
}

/** The newest first; of two that are equally new the one that was begun last. */
export const newestFirst = (lines: readonly KeptLine[]): KeptLine[] =>
  [...lines].sort((one, other) => other.touched - one.touched || other.begun - one.begun)
