import { valueLine } from '../../../kernel/notation/notation.ts'
import { err, ok } from '../../../kernel/result.ts'
import { splitWords } from '../../../kernel/text.ts'
import { heartsOf } from '../../config.ts'
import { DIAMONDS, HEARTS } from '../../setup.ts'
import { type Outcome, PHASES, type Spent, type State } from '../../state.ts'
import { LARGEST } from '../limits.ts'
import type { ExpansionNotation, PositionLine } from '../line.ts'
import {
  each,
  entries,
  entriesText,
  orUnreadable,
  type Read,
  repeated,
  unreadable,
  whole,
  wordIn,
} from '../reading.ts'
import { phasesOfQuestion } from './question.ts'

type Count = 'hearts' | 'diamonds' | 'turn'

const count = (key: Count, most: number): PositionLine =>
  valueLine(
    (state) => String(state[key]),
    (value) => orUnreadable(whole(value, 0, most), value, 'number'),
    ({ state }, value) => {
      state[key] = value
    },
  )

/** `hearts 2`: the hearts that the oak has left; without the line, all. */
export const hearts: PositionLine = {
  ...count('hearts', HEARTS),
  absent({ state }) {
    state.hearts = heartsOf(state.rules)
    return null
  },
}

/** `reached 1`: monsters that reached the oak; without the line, as many as hearts are missing [R 68]. */
export const reached: PositionLine = {
  ...valueLine(
    (state) => (state.reached === heartsMissing(state) ? null : String(state.reached)),
    (value) => orUnreadable(whole(value, 0, LARGEST), value, 'number'),
    ({ state }, value) => {
      state.reached = value
    },
  ),
  absent({ state }) {
    state.reached = heartsMissing(state)
    return null
  },
}

const heartsMissing = ({ rules, hearts }: State): number => Math.max(0, heartsOf(rules) - hearts)

/** `diamonds 1`: dark diamonds destroyed so far. */
export const diamonds = count('diamonds', DIAMONDS)

/** `turn 7`; without the line, turn 1, or 0 while the first tiles are laid. */
export const turn: PositionLine = {
  ...count('turn', LARGEST),
  absent({ state }) {
    state.turn = state.opening ? 0 : 1
    return null
  },
}

/** `phase action`; without the line, the phase that the other lines speak of, or else the action phase. */
export const phase: PositionLine = {
  ...valueLine(
    (state) => state.phase,
    (value) => orUnreadable(wordIn(PHASES, value), value, 'phase'),
    ({ state }, value) => {
      state.phase = value
    },
  ),
  absent({ state }) {
    state.phase = phaseOf(state)
    return null
  },
}

function phaseOf({ outcome, opening, pending }: State): State['phase'] {
  if (outcome) return 'over'
  if (opening) return 'opening'
  return pending ? phasesOfQuestion(pending)[0] : 'action'
}

const SPENDABLE = ['steps', 'expands', 'removes', 'powers'] as const satisfies (keyof Spent)[]

/** `spent steps 1; removes 1`: what the character on turn has done so far. */
export const spentLine = (expansions: ExpansionNotation | null): PositionLine =>
  valueLine(
    (state) =>
      entriesText([
        ...SPENDABLE.filter((what) => state.spent[what] > 0).map((what) => `${what} ${state.spent[what]}`),
        ...((state.extras && expansions?.spent.write(state.extras)) ?? []),
      ]),
    (value, { extras }) => {
      const read = each(entries(value), (text) =>
        expansions?.spent.read(text, extras) ? ok({}) : readSpent(text),
      )
      if (!read.ok) return read
      const word = repeated(read.value.flatMap(Object.keys))
      return word === null ? read : err({ code: 'said-twice', word })
    },
    ({ state }, value) => {
      for (const part of value) Object.assign(state.spent, part)
    },
  )

function readSpent(text: string): Read<Partial<Spent>> {
  const [name, number, ...rest] = splitWords(text)
  const what = wordIn(SPENDABLE, name)
  const many = whole(number, 0, LARGEST)
  if (what === null || many === null || rest.length > 0) return unreadable(text, 'spent')
  return ok({ [what]: many })
}

const OUTCOMES: readonly Outcome[] = ['won', 'lost', 'given-up']

/** `outcome lost`: how the game ended. */
export const outcome: PositionLine = valueLine(
  (state) => state.outcome,
  (value) => orUnreadable(wordIn(OUTCOMES, value), value, 'outcome'),
  ({ state }, value) => {
    state.outcome = value
  },
)
