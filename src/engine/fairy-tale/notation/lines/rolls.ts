import { type RandomState, readStreamWord, type Stream } from '../../../kernel/chance.ts'
import { valueLine } from '../../../kernel/notation/notation.ts'
import { err, ok } from '../../../kernel/result.ts'
import { splitWords } from '../../../kernel/text.ts'
import { rollsOfTurn } from '../../rules/rounds.ts'
import type { Rolls, State } from '../../state.ts'
import { MOST_ROLLS } from '../limits.ts'
import type { PositionLine } from '../line.ts'
import {
  entries,
  entriesText,
  orUnreadable,
  type Read,
  some,
  unreadable,
  unrepeated,
  whole,
  wordIn,
} from '../reading.ts'

const ROLLS = ['monsters', 'movement'] as const satisfies (keyof Rolls)[]

/** `rolls monsters 0; movement 2`: the rolls still to be made; without the line, as in an ordinary turn. */
export const rolls: PositionLine = {
  ...valueLine(
    (state) => {
      const ordinary = ordinaryRolls(state)
      if (ROLLS.every((what) => state.rolls[what] === ordinary[what])) return null
      return entriesText(ROLLS.map((what) => `${what} ${state.rolls[what]}`))
    },
    (value) => unrepeated(some(entries(value), [ROLLS.length, ROLLS.length], readRolls), Object.keys),
    ({ state }, parts) => {
      Object.assign(state.rolls, ...parts)
    },
  ),
  absent({ state }) {
    state.rolls = ordinaryRolls(state)
    return null
  },
}

/** The rolls that are still to be made in a turn in which no bargain was struck. */
function ordinaryRolls(state: State): Rolls {
  const { phase, pending } = state
  const whole = rollsOfTurn(state)
  const monsters = phase === 'new-monsters' && !pending ? whole.monsters : 0
  return { monsters, movement: phase === 'new-monsters' || phase === 'action' ? whole.movement : 0 }
}

function readRolls(text: string): Read<Partial<Rolls>> {
  const [name, number, ...rest] = splitWords(text)
  const what = wordIn(ROLLS, name)
  const many = whole(number, 0, MOST_ROLLS)
  if (what === null || many === null || rest.length > 0) return unreadable(text, 'rolls')
  return ok({ [what]: many })
}

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
