import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { countsWords, type RandomState, type Rng, type RngSource } from './chance.ts'

/**
 * The random words of a game, in the order of their use: signed 32-bit integers. They replace a seed where no one may predict the luck
 * (decision 74).
 */
export interface RandomWords {
  readonly dice: readonly number[]
  readonly draws: readonly number[]
}

/** Returns a new, unpredictable random word. */
export type WordSource = () => number

/** The random words of a game before its first luck. */
export const NO_WORDS: RandomWords = { dice: [], draws: [] }

/** Luck from random words, with all used words. */
export interface WordLuck extends RngSource {
  /** Returns the recorded words, and after them the new ones. */
  words(): RandomWords
}

/**
 * Returns luck from recorded words. Beyond them it draws words from the source and records them; without a source it throws. The state
 * counts the words that it used, so an earlier state gets the same words again.
 */
export function luckOfWords(recorded: RandomWords, source?: WordSource): WordLuck {
  const added: Record<keyof RandomState, number[]> = { dice: [], draws: [] }
  const wordAt = (stream: keyof RandomState, index: number): number => {
    const old = recorded[stream]
    const known = index < old.length ? old[index] : added[stream][index - old.length]
    if (known !== undefined) return known
    if (!source) throw new Error('The game needs another random word, and has no source of words.')
    const word = source() | 0
    added[stream].push(word)
    return word
  }
  const rngFor = (holder: { random: RandomState }): Rng => {
    const next = (stream: keyof RandomState, low: number, high: number): number => {
      if (!countsWords(holder.random)) throw new Error('The luck of this state is a seed, not random words.')
      let [used = 0] = holder.random[stream]
      const value = uniformInt({ ...NO_STATE, next: () => wordAt(stream, used++) }, low, high)
      holder.random[stream] = [used]
      return value
    }
    return { die: (faces) => next('dice', 1, faces), draw: (size) => next('draws', 0, size - 1) }
  }
  const isLonger = () => added.dice.length + added.draws.length > 0
  const words = (): RandomWords =>
    isLonger()
      ? { dice: [...recorded.dice, ...added.dice], draws: [...recorded.draws, ...added.draws] }
      : recorded
  return { random: { dice: [0], draws: [0] }, rngFor, words }
}

/** The part of a generator that a distribution never uses. */
const NO_STATE = {
  clone: (): never => {
    throw new Error('A generator over random words cannot be copied.')
  },
  getState: (): readonly number[] => [],
}

/** Returns how many words of each stream a state has used. */
export const wordCounts = ({ dice: [dice = 0], draws: [draws = 0] }: RandomState) => ({ dice, draws })

/** Returns the words that were used between two states of one game; by default those since its begin. */
export function wordsUsed(
  { dice, draws }: RandomWords,
  until: RandomState,
  since: RandomState = { dice: [0], draws: [0] },
): RandomWords {
  const [first, last] = [wordCounts(since), wordCounts(until)]
  return { dice: dice.slice(first.dice, last.dice), draws: draws.slice(first.draws, last.draws) }
}

/** Returns the words that a state used, followed by others. */
export function withWords(words: RandomWords, state: RandomState, more: RandomWords): RandomWords {
  const { dice, draws } = wordsUsed(words, state)
  return { dice: [...dice, ...more.dice], draws: [...draws, ...more.draws] }
}

/** True if two games may have the same luck: one list of words is the beginning of the other, in each stream. */
export const isSameLuck = (one: RandomWords, other: RandomWords): boolean =>
  (['dice', 'draws'] as const).every((stream) => {
    const shorter = Math.min(one[stream].length, other[stream].length)
    return one[stream].slice(0, shorter).join() === other[stream].slice(0, shorter).join()
  })
