import { type RandomState, randomState, type Stream } from '../../kernel/chance.ts'
import type { State } from '../state.ts'
import { readNumbers } from './numbers.ts'
import type { ProblemCode } from './problem.ts'

const STREAMS = ['dice', 'draws'] as const

/** The luck of a position of which nothing was said. */
const USUAL: RandomState = randomState(0)

/** The luck to come, a line for each stream that is not as usual. */
export const luckLines = ({ random }: State): string[] =>
  STREAMS.filter((stream) => !isSame(random[stream], USUAL[stream])).map(
    (stream) => `${stream} ${random[stream].join(' ')}`,
  )

const isSame = (one: Stream, other: Stream): boolean => one.join() === other.join()

/** The words of a generator are whole numbers of 32 bits. */
const LEAST_WORD = -(2 ** 31)
const MOST_WORD = 2 ** 31 - 1

/** Takes a stream over, or says that it is none; a generator whose words are all nought would never move. */
export function readStream(state: State, stream: keyof RandomState, text: string): ProblemCode | null {
  const words = readNumbers(text, USUAL[stream].length, LEAST_WORD, MOST_WORD)
  if (!words?.some((word) => word !== 0)) return 'wrong-number'
  state.random[stream] = words
  return null
}
