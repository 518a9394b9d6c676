import { countsWords, type RandomState, randomState, type Stream } from '../../kernel/chance.ts'
import { fieldLine } from '../../kernel/notation/lines.ts'
import type { NotationLine } from '../../kernel/notation/notation.ts'
import { readNumbers } from './number-lists.ts'
import type { Fault } from './problem.ts'

/** The default state of the rng. */
export const USUAL_LUCK: Readonly<RandomState> = randomState(0)

/** Range of a generator's words: integers of 32 bits. */
const LEAST_WORD = -(2 ** 31)
const MOST_WORD = 2 ** 31 - 1

/** A line for one stream of the rng. At least one word must differ from zero: an all-zero generator never changes. */
export const streamLine = (stream: keyof RandomState): NotationLine<RandomState, Fault> => {
  const usual = USUAL_LUCK[stream]
  return fieldLine(
    stream,
    'wrong-number',
    (words: Stream, random) =>
      countsWords(random) || words.join() === usual.join() ? null : words.join(' '),
    (text) => {
      const words = readNumbers(text, usual.length, LEAST_WORD, MOST_WORD)
      return words?.some((word) => word !== 0) ? words : null
    },
  )
}
