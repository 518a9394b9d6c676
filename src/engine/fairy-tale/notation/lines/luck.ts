import { type RandomState, readStreamWord, type Stream } from '../../../kernel/chance.ts'
import { valueLine } from '../../../kernel/notation/notation.ts'
import { err } from '../../../kernel/result.ts'
import { splitWords } from '../../../kernel/text.ts'
import type { PositionLine } from '../line.ts'
import { orUnreadable, type Read, some } from '../reading.ts'

/** How many words one stream of the generator has. */
const LENGTH = 4

const stream = (key: keyof RandomState): PositionLine =>
  valueLine(
    (state) => state.random[key].join(' '),
    readStream,
    ({ state }, value) => {
      state.random[key] = value
    },
  )

function readStream(text: string): Read<Stream> {
  const read = some(splitWords(text), [LENGTH, LENGTH], readWord)
  return read.ok && read.value.every((word) => word === 0) ? err({ code: 'dead-generator' }) : read
}

const readWord = (text: string): Read<number> => orUnreadable(readStreamWord(text), text, 'generator-word')

/** `dice 1 2 3 4`: the generator of the dice; without the line, as seed 0 begins. */
export const dice = stream('dice')

/** `draws 1 2 3 4`: the generator of the draws; without the line, as seed 0 begins. */
export const draws = stream('draws')
