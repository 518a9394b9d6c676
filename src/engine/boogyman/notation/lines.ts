import { splitWords, wholeNumber } from '../../kernel/text.ts'
import {
  DRAWN_BY,
  HOUSE_RULES,
  PLACED_FIRST,
  phaseOf,
  SEATS,
  type Seat,
  type State,
  WON_BY,
} from '../state.ts'
import type { ProblemCode } from './problem.ts'
import type { Key } from './sections.ts'

/** One kind of line below the board. */
interface LineKind {
  key: Exclude<Key, 'tiles'>
  /** What stands after its key; null where the line is left out. */
  write(state: State): string | null
  /** Takes what stands there over, or says what is wrong with it. */
  read(state: State, text: string): ProblemCode | null
}

const seatOf = (text: string | undefined): Seat | null =>
  ([0, 1] as const).find((seat) => SEATS[seat] === text) ?? null

/** A line whose value is a seat. */
const seatLine = (
  key: 'first' | 'on-turn',
  write: (state: State) => string | null,
  take: (state: State, seat: Seat) => void,
): LineKind => ({
  key,
  write,
  read(state, text) {
    const seat = seatOf(text)
    if (seat === null) return 'wrong-seat'
    take(state, seat)
    return null
  },
})

/** A line whose value is a number from `least` on. */
const numberLine = (
  key: LineKind['key'],
  write: (state: State) => number | null,
  [least, most]: readonly [number, number?],
  take: (state: State, value: number) => void,
): LineKind => ({
  key,
  write(state) {
    const value = write(state)
    return value === null ? null : String(value)
  },
  read(state, text) {
    const value = wholeNumber(text, least, most)
    if (value === null) return 'wrong-number'
    take(state, value)
    return null
  },
})

const outcomeLine: LineKind = {
  key: 'outcome',
  write: ({ outcome }) =>
    outcome && `${outcome.winner === null ? 'draw' : SEATS[outcome.winner]} ${outcome.by}`,
  read(state, text) {
    const [whose, by, ...more] = splitWords(text)
    const winner = seatOf(whose)
    const won = WON_BY.find((how) => how === by)
    const drawn = DRAWN_BY.find((how) => how === by)
    if (winner !== null && won) state.outcome = { winner, by: won }
    if (whose === 'draw' && drawn) state.outcome = { winner: null, by: drawn }
    return state.outcome && more.length === 0 ? null : 'wrong-outcome'
  },
}

const rulesLine: LineKind = {
  key: 'rules',
  write: ({ rules }) => (rules.trees === HOUSE_RULES.trees[0] ? null : `trees ${rules.trees}`),
  read(state, text) {
    const [rule, reading, ...more] = splitWords(text)
    const trees = HOUSE_RULES.trees.find((one) => one === reading)
    if (rule !== 'trees' || !trees || more.length > 0) return 'wrong-rules'
    state.rules = { trees }
    return null
  },
}

/**
 * Every line below the board, in the order in which they are written and read (whatever their order in a text). What is
 * left out is as it is in a state to which nothing was said.
 */
export const LINES: readonly LineKind[] = [
  numberLine(
    'placing',
    (state) => (state.placed < PLACED_FIRST ? state.placed : null),
    [0, PLACED_FIRST - 1],
    (state, value) => {
      state.placed = value
    },
  ),
  seatLine(
    'first',
    ({ first }) => (first === 0 ? null : SEATS[first]),
    (state, seat) => {
      state.first = seat
    },
  ),
  seatLine(
    'on-turn',
    ({ onTurn }) => SEATS[onTurn],
    (state, seat) => {
      state.onTurn = seat
    },
  ),
  numberLine(
    'actions',
    (state) => (phaseOf(state) === 'playing' ? state.actions : null),
    [1, 2],
    (state, value) => {
      state.actions = value
    },
  ),
  numberLine(
    'turn',
    ({ turn }) => turn,
    [0],
    (state, value) => {
      state.turn = value
    },
  ),
  numberLine(
    'quiet',
    ({ quiet }) => quiet,
    [-1],
    (state, value) => {
      state.quiet = value
    },
  ),
  outcomeLine,
  rulesLine,
]
