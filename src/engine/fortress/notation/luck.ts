import { type RandomState, randomState, type Stream } from '../../kernel/chance.ts'
import { fieldLine } from '../../kernel/notation/lines.ts'
import type { NotationLine } from '../../kernel/notation/notation.ts'
import { readNumbers } from './numbers.ts'
import type { Fault } from './problem.ts'

/** The luck of a position of which nothing was said. */
export const USUAL_LUCK: Readonly<RandomState> = randomState(0)

/** The words of a generator are whole numbers of 32 bits. */
const LEAST_WORD = -(2 ** 31)
const MOST_WORD = 2 ** 31 - 1

/** A line for one stream of the rng. Its words must not all be zero: such a generator never changes. */
export const streamLine = (stream: keyof RandomState): NotationLine<RandomState, Fault> => {
  const usual = USUAL_LUCK[stream]
  return fieldLine(
    stream,
    'wrong-number',
    (words: Stream) => (words.join() === usual.join() ? null : words.join(' ')),
    (text) => {
      const words = readNumbers(text, usual.length, LEAST_WORD, MOST_WORD)
      return words?.some((word) => word !== 0) ? words : null
    },
  )
}
