import { countsWords, type RandomState, readStreamWord, type Stream } from '../../../kernel/chance.ts'
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
} from '../read-entries.ts'

const ROLLS = ['monsters', 'movement'] as const satisfies (keyof Rolls)[]

/** `rolls monsters 0; movement 2`: the rolls that remain in this turn. Default: those of a normal turn. */
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

/** The rolls that remain in a turn without a bargain. */
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

/** The number of words of one random stream. */
const LENGTH = 4

const stream = (key: keyof RandomState): PositionLine =>
  valueLine(
    ({ random }) => (countsWords(random) ? null : random[key].join(' ')),
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

/** `dice 1 2 3 4`: the state of the generator of dice. Default: seed 0; also for a game with random words, which has none. */
export const dice = stream('dice')

/** `draws 1 2 3 4`: the state of the generator of draws. Default: seed 0. */
export const draws = stream('draws')
