import { splitWords, wholeNumber } from '../../kernel/text.ts'
import { parseSpace, spaceName } from '../board.ts'
import { placeAt } from '../rules/armies.ts'
import { boardOf, type Phase, type State } from '../state.ts'
import { readArmies, writeArmies } from './armies.ts'
import { letterOf, seatOf } from './letters.ts'
import { readOutcome, writeOutcome } from './outcome.ts'
import type { ProblemCode } from './problem.ts'
import { readRules, writeRules } from './rules.ts'
import type { Key } from './sections.ts'

/** One kind of line below the board. */
interface LineKind {
  /** What stands after its key; null where the line is left out. */
  write(state: State): string | null
  /** Takes what stands there over, or says what is wrong with it. */
  read(state: State, text: string): ProblemCode | null
}

const PHASES: readonly Phase[] = ['muster', 'roll', 'act', 'over']

/** More actions than this can never come together: two dice, and all that five forts could give, are 27. */
const MOST_ACTIONS = 99

const isActing = ({ phase }: State): boolean => phase === 'act'

/** A line whose value is a number from `least` on. */
const numberLine = (
  [least, most]: readonly [number, number?],
  write: (state: State) => number | null,
  take: (state: State, value: number) => void,
): LineKind => ({
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

/** Every line below the board: how it is written, and how it is read. */
export const LINES: { [One in Key]: LineKind } = {
  armies: { write: writeArmies, read: readArmies },
  'on-turn': {
    write: ({ onTurn }) => letterOf(onTurn),
    read(state, text) {
      const seat = seatOf(text, state.armies.length)
      if (seat === null) return 'wrong-seat'
      state.onTurn = seat
      return null
    },
  },
  round: numberLine(
    [1],
    ({ round }) => round,
    (state, value) => {
      state.round = value
    },
  ),
  phase: {
    write: ({ phase }) => phase,
    read(state, text) {
      const phase = PHASES.find((one) => one === text)
      if (!phase) return 'wrong-phase'
      state.phase = phase
      return null
    },
  },
  actions: numberLine(
    [0, MOST_ACTIONS],
    (state) => (isActing(state) ? state.actions : null),
    (state, value) => {
      state.actions = value
    },
  ),
  turned: {
    write: (state) => (isActing(state) && state.turned ? '' : null),
    read(state, text) {
      state.turned = true
      return text === '' ? null : 'wrong-board'
    },
  },
  built: {
    write: (state) => (isActing(state) && state.built.length > 0 ? builtText(state) : null),
    read: readBuilt,
  },
  outcome: { write: writeOutcome, read: readOutcome },
  rules: { write: writeRules, read: readRules },
}

/** Places are written by name, which is that of their first space. */
const builtText = (state: State): string =>
  state.built.map((place) => spaceName(boardOf(state).spacesOf[place]?.[0] ?? 0)).join(' ')

function readBuilt(state: State, text: string): ProblemCode | null {
  const places = splitWords(text).map((word) => {
    const space = parseSpace(word)
    return space === null ? -1 : placeAt(state, space)
  })
  if (places.length === 0 || places.includes(-1)) return 'wrong-space'
  state.built = [...new Set(places)]
  return null
}
