import * as v from 'valibot'
import type { RandomState } from './chance.ts'
import type { Game, GameTypes } from './game.ts'
import { actionOf, type Session, upTo } from './log.ts'
import { type RandomWords, wordCounts } from './random-words.ts'
import { stateOf } from './state-of.ts'
import { formatOf } from './stored-game.ts'

/** The stored form of the end of a game: everything after its first `left` actions. */
export interface Tail {
  left: number
  actions: readonly unknown[]
  /** The random words after the first `used` ones of each stream; absent in a game with a seed. */
  words?: RandomWords & { readonly used: Readonly<Record<keyof RandomWords, number>> }
  /** `Session.takenBack` of the whole game; absent without agreed undos. */
  takenBack?: readonly unknown[]
}

/** Returns the end of a game. The cost depends on the length of the end only. */
export const tailOf = <K extends GameTypes>(
  { codec }: Pick<Game<K>, 'codec'>,
  session: Session<K>,
  left: number,
): Tail => ({
  left,
  actions: session.moves.slice(left).map((move) => codec.writeAction(actionOf(move))),
  ...(session.words && { words: lastWords(session.words, stateOf(upTo(session, left)).random) }),
  ...(session.takenBack && { takenBack: session.takenBack }),
})

/** Returns the words that a state did not use. */
function lastWords({ dice, draws }: RandomWords, random: RandomState): NonNullable<Tail['words']> {
  const used = wordCounts(random)
  return { used, dice: dice.slice(used.dice), draws: draws.slice(used.draws) }
}

// A record keeps the order of the keys. An object schema would put known fields first, and the text would differ from `writeGame`.
const storedGame = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()))

/** Reads a text as a stored game with its actions; null if it has none. */
function readActions(text: string): { game: Record<string, unknown>; actions: readonly unknown[] } | null {
  const read = v.safeParse(storedGame, text)
  const actions = read.success ? read.output['actions'] : null
  return read.success && Array.isArray(actions) ? { game: read.output, actions } : null
}

/** Returns the actions of a stored game, in their stored form; null if the text has none. */
export const storedActions = (text: string): readonly unknown[] | null => readActions(text)?.actions ?? null

/**
 * Returns a stored game with another end, byte for byte as `writeGame` would write it. Returns null if the text has fewer than `left`
 * actions. Does not check the game: `readGame` does.
 */
export function withTail(text: string, { left, actions, words: last, takenBack }: Tail): string | null {
  const read = readActions(text)
  if (!read || read.actions.length < left) return null
  const words = wordsWith(read.game['words'], last)
  if (words === null) return null
  const format = formatOf({ words, from: read.game['from'], takenBack })
  return JSON.stringify({
    ...read.game,
    format,
    ...(words && { words }),
    actions: [...read.actions.slice(0, left), ...actions],
    takenBack,
  })
}

const savedWords = v.strictObject({ dice: v.array(v.unknown()), draws: v.array(v.unknown()) })

/** Returns saved words with another end; undefined if the game has none, null if the end does not belong to it. */
function wordsWith(
  saved: unknown,
  last: Tail['words'],
): Record<keyof RandomWords, unknown[]> | undefined | null {
  if (saved === undefined && !last) return undefined
  const read = v.safeParse(savedWords, saved)
  if (!read.success || !last) return null
  const { dice, draws } = read.output
  const { used } = last
  if (dice.length < used.dice || draws.length < used.draws) return null
  return {
    dice: [...dice.slice(0, used.dice), ...last.dice],
    draws: [...draws.slice(0, used.draws), ...last.draws],
  }
}
