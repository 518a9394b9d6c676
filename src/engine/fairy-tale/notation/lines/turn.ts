import type { EachOnce } from '../../../kernel/each-once.ts'
import { valueLine } from '../../../kernel/notation/notation.ts'
import { ok } from '../../../kernel/result.ts'
import { splitWords } from '../../../kernel/text.ts'
import { heartsOf } from '../../config.ts'
import { DIAMONDS, HEARTS } from '../../setup.ts'
import { type Outcome, PHASES, type Spent, type State } from '../../state.ts'
import { LARGEST } from '../limits.ts'
import { type ExpansionNotation, fieldLine, numberLine, type PositionLine } from '../line.ts'
import {
  each,
  entries,
  entriesText,
  orUnreadable,
  type Read,
  unreadable,
  unrepeated,
  whole,
  wordIn,
} from '../read-entries.ts'
import { phasesOfQuestion } from './question.ts'

/** `hearts 2`: the remaining hearts of the oak. Default: all. */
export const hearts = numberLine('hearts', [0, HEARTS], ({ rules }) => heartsOf(rules))

const heartsMissing = ({ rules, hearts }: State): number => Math.max(0, heartsOf(rules) - hearts)

/** `reached 1`: the monsters that reached the oak. Default: the number of missing hearts [R 68]. */
export const reached: PositionLine = {
  ...numberLine('reached', [0, LARGEST], heartsMissing),
  write: (state) => (state.reached === heartsMissing(state) ? null : String(state.reached)),
}

/** `diamonds 1`: the number of destroyed dark diamonds. */
export const diamonds = numberLine('diamonds', [0, DIAMONDS])

/** `turn 7`: the number of the turn. Default: 1, or 0 during the placement of the first tiles. */
export const turn = numberLine('turn', [0, LARGEST], ({ opening }) => (opening ? 0 : 1))

/** `phase action`: the phase. Default: the one that the other lines imply, else the action phase. */
export const phase = fieldLine(
  'phase',
  (state) => state.phase,
  (value) => orUnreadable(wordIn(PHASES, value), value, 'phase'),
  phaseOf,
)

function phaseOf({ outcome, opening, pending }: State): State['phase'] {
  if (outcome) return 'over'
  if (opening) return 'opening'
  return pending ? phasesOfQuestion(pending)[0] : 'action'
}

const SPENDABLE = ['steps', 'expands', 'removes', 'powers'] as const satisfies (keyof Spent)[]

/** `spent steps 1; removes 1`: what the character on turn has done in this turn. */
export const spentLine = (expansions: ExpansionNotation | null): PositionLine =>
  valueLine(
    (state) =>
      entriesText([
        ...SPENDABLE.filter((what) => state.spent[what] > 0).map((what) => `${what} ${state.spent[what]}`),
        ...((state.extras && expansions?.spent.write(state.extras)) ?? []),
      ]),
    (value, { extras }) =>
      unrepeated(
        each(entries(value), (text) => (expansions?.spent.read(text, extras) ? ok({}) : readSpent(text))),
        Object.keys,
      ),
    ({ state }, parts) => {
      Object.assign(state.spent, ...parts)
    },
  )

function readSpent(text: string): Read<Partial<Spent>> {
  const [name, number, ...rest] = splitWords(text)
  const what = wordIn(SPENDABLE, name)
  const many = whole(number, 0, LARGEST)
  if (what === null || many === null || rest.length > 0) return unreadable(text, 'spent')
  return ok({ [what]: many })
}

const OUTCOMES = ['won', 'lost', 'given-up'] as const satisfies EachOnce<Outcome>

/** `outcome lost`: how the game ended. */
export const outcome = fieldLine(
  'outcome',
  (state) => state.outcome,
  (value) => orUnreadable(wordIn(OUTCOMES, value), value, 'outcome'),
)
