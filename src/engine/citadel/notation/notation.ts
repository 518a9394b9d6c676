import { wordNotation } from '../../kernel/notation/lines.ts'
import { problemAt } from '../../kernel/notation/problem.ts'
import { err, ok } from '../../kernel/result.ts'
import { emptyState } from '../begin-game.ts'
import { FEWEST_PEOPLE, MOST_PEOPLE, standardRules } from '../config.ts'
import { nothingSpent, type State } from '../state.ts'
import { check } from './check.ts'
import { type Key, LINES } from './lines.ts'
import type { Problem, ProblemCode } from './problem.ts'

/** Lines of house rules, which must be read before the seats. */
const RULES = ['version', 'two', 'last-round'] as const satisfies readonly Key[]

/** Lines that depend on all others, and must be read last. */
const LAST = ['question', 'drawing', 'ending', 'winners'] as const satisfies readonly Key[]

/** Positions of the Citadel as text (section 13) [C 35]. At least two seats are required; all other lines have a default. */
export const NOTATION = wordNotation<State, Key, ProblemCode>({
  title: 'the indomitable citadel 1',
  breaks: /\r\n|\n|\r|\|/,
  isRow: () => 'wrong-line',
  lines: LINES,
  read(text) {
    const seats = text.lines.get('seat')?.length ?? 0
    const state = begun(seats)
    const problem =
      text.readLines(state, ...RULES) ??
      checkSeats(seats) ??
      text.readLinesBut(state, ...RULES, ...LAST) ??
      text.fillAbsent(state, 'start-score') ??
      text.readLines(state, 'question') ??
      settleChoosing(state) ??
      text.readLines(state, 'drawing', 'ending', 'winners') ??
      check(state, text)
    return problem ? err(problem) : ok(state)
  },
})

export const { parse: parseNotation, write: writeNotation } = NOTATION

/** Returns the state before any line is read. A game of two without a line for its rules has the plain ones. */
const begun = (seats: number): State => ({
  ...emptyState({ ...standardRules(), two: 'plain' }, seats),
  onTurn: 0,
  phase: 'act',
  spent: nothingSpent(),
})

const checkSeats = (seats: number): Problem | null =>
  seats < FEWEST_PEOPLE || seats > MOST_PEOPLE ? problemAt('wrong-seat', String(seats)) : null

/** Marks all seats as done once the first plots are chosen. Only before that may a text mark single seats as done. */
function settleChoosing({ phase, seats }: State): Problem | null {
  const isChoosing = phase === 'choose'
  for (const seat of seats) {
    if (seat.done && !isChoosing) return problemAt('wrong-phase', 'done')
    seat.done ||= seat.out || !isChoosing
  }
  return null
}
