import * as v from 'valibot'
import type { HeldGame, KeptGame, KeptLine, MayTake } from './kept-games.ts'

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

const line = v.strictObject({
  id: v.string(),
  tale: v.string(),
  name: v.string(),
  begun: v.number(),
  touched: v.number(),
  seats: v.array(v.strictObject({ player: v.string(), role: v.string() })),
  turn: v.number(),
  actions: count,
  outcome: v.nullable(v.strictObject({ won: v.array(count) })),
  position: v.string(),
  facts: v.unknown(),
  review: v.optional(v.unknown()),
  origin,
  damaged: v.boolean(),
})

const stored = v.strictObject({
  id: v.string(),
  text: v.string(),
  leaders: v.unknown(),
  hand: v.nullable(v.string()),
})

/** A game without its line, as it lies in the database. */
export type StoredGame = v.InferOutput<typeof stored>

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

const whose = v.object({ id: v.string(), tale: v.string() })

/** A line as it was found; a damaged one where it says no more than whose it is, none where not even that. */
export function readLine(found: unknown): KeptLine | null {
  const read = v.safeParse(line, found)
  if (read.success) return read.output
  const known = v.safeParse(whose, found)
  return known.success ? damagedLine(known.output.id, known.output.tale, 0) : null
}

/** A game as it was found, with its line; null where either is not there, or not what it should be. */
export function readHeld(foundLine: unknown, foundGame: unknown): HeldGame | null {
  const its = readLine(foundLine)
  const game = v.safeParse(stored, foundGame)
  if (!its || !game.success) return null
  const { text, leaders, hand } = game.output
  return { line: its, text, leaders, hand }
}

/** A game with its line as one text, for what a window remembers by itself. */
export const heldText = ({ line, text, leaders }: KeptGame, hand: string | null): string =>
  JSON.stringify({ line, game: { id: line.id, text, leaders, hand } })

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
export const isFree = (held: HeldGame | null, hand: string, may: MayTake): boolean =>
  !held || held.hand === null || held.hand === hand || may(held.hand)

/** What is stored when a window writes a game over what lies there; null where another window plays it. */
export function writtenOver(
  before: HeldGame | null,
  game: KeptGame,
  hand: string,
  may: MayTake = () => false,
): HeldGame | null {
  if (!isFree(before, hand, may)) return null
  const { name = game.line.name, review } = before?.line ?? {}
  const isSame = review !== undefined && before?.text === game.text
  return { ...game, line: { ...game.line, name, ...(isSame && { review }) }, hand }
}

/** The newest first; of two that are equally new the one that was begun last. */
export const newestFirst = (lines: readonly KeptLine[]): KeptLine[] =>
  [...lines].sort((one, other) => other.touched - one.touched || other.begun - one.begun)
