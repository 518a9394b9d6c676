import { err, ok, type Result } from '../../kernel/result.ts'
import { quote, splitWords } from '../../kernel/text.ts'
import { emptyState } from '../begin-game.ts'
import { plotName } from '../board.ts'
import { FEWEST_PEOPLE, MOST_PEOPLE, standardRules } from '../config.ts'
import { MOST_INFLUENCE } from '../influence.ts'
import { seatOf } from '../rules/seats.ts'
import { HOUSE_RULES, type HouseRules, KNIGHTS, type State } from '../state.ts'
import { AFTER_QUESTIONS, asLeftOut, BEFORE_QUESTIONS, type Field, scoreAsItStands } from './fields.ts'
import { keepCards } from './kept.ts'
import { type KeyedLine, type Lines, linesOf, wrong } from './lines.ts'
import { readNumber } from './numbers.ts'
import type { Problem } from './problem.ts'
import { readQuestion } from './questions.ts'
import { readSeat } from './seat-line.ts'

/** A position, or what keeps a text from being one. */
export type Parsed = Result<State, Problem>

type Wrong = ReturnType<typeof wrong>

const at = (line: KeyedLine | undefined, problem: Wrong | null): Problem | null =>
  problem && { ...problem, line: line?.number ?? 0 }

/**
 * Reads a position. Two seats must be there at least; every other line has a default. Takes any text whatsoever: what is
 * no position is refused with the first problem that was found.
 */
export function parseNotation(text: string): Parsed {
  const lines = linesOf(text)
  if (!(lines instanceof Map)) return err(lines as Problem)
  const rules = readRules(lines)
  if ('code' in rules) return err(rules)
  const seats = lines.get('seat') ?? []
  if (seats.length < FEWEST_PEOPLE || seats.length > MOST_PEOPLE)
    return err({ ...wrong('wrong-seat', String(seats.length)), line: 0 })
  const state = emptyState(rules, seats.length)
  asLeftOut(state)
  const problem =
    readSeats(state, seats) ??
    readFields(state, lines, BEFORE_QUESTIONS) ??
    readRest(state, lines) ??
    check(state, lines)
  return problem ? err(problem) : ok(state)
}

/** The switches; two people who are said to play by none play by the plain rules. */
function readRules(lines: Lines): HouseRules | Problem {
  const [version] = lines.get('version') ?? []
  const [two] = lines.get('two') ?? []
  const [lastRound] = lines.get('last-round') ?? []
  const standard = standardRules()
  const rules: HouseRules = {
    version: HOUSE_RULES.version.find((one) => one === version?.text) ?? standard.version,
    two: HOUSE_RULES.two.find((one) => one === two?.text) ?? 'plain',
    lastRound: HOUSE_RULES.lastRound.find((one) => one === lastRound?.text) ?? standard.lastRound,
  }
  const said = [
    [version, rules.version],
    [two, rules.two],
    [lastRound, rules.lastRound],
  ] as const
  const unknown = said.find(([line, taken]) => line && line.text !== taken)?.[0]
  return unknown ? { code: 'wrong-rules', word: quote(unknown.text), line: unknown.number } : rules
}

function readSeats(state: State, lines: readonly KeyedLine[]): Problem | null {
  for (const [seat, line] of lines.entries()) {
    const [number = ''] = splitWords(line.text)
    if (readNumber(number, 1) !== seat + 1) return at(line, wrong('wrong-seat', line.text))
    const said = readSeat(line.text.slice(number.length))
    if ('code' in said) return at(line, said)
    const { plots, ...rest } = said
    state.seats[seat] = rest
    if (plots.length > KNIGHTS) return at(line, wrong('wrong-plot', String(plots.length)))
    for (const { plot, building } of plots) {
      if (state.owners[plot] !== null) return at(line, wrong('plot-twice', plotName(plot)))
      state.owners[plot] = seat
      state.buildings[plot] = building
    }
  }
  return null
}

function readFields(state: State, lines: Lines, fields: readonly Field[]): Problem | null {
  for (const { key, read } of fields) {
    const [line] = lines.get(key) ?? []
    const problem = line && read(state, line.text)
    if (problem) return at(line, problem)
  }
  return null
}

function readRest(state: State, lines: Lines): Problem | null {
  if (!lines.has('start-score')) scoreAsItStands(state)
  for (const line of lines.get('question') ?? []) {
    const question = readQuestion(state, line.text)
    if (!question) return at(line, wrong('wrong-question', line.text))
    state.questions.push(question)
  }
  const isChoosing = state.phase === 'choose'
  for (const seat of state.seats) {
    if (seat.done && !isChoosing) return { ...wrong('wrong-phase', 'done'), line: 0 }
    seat.done ||= seat.out || !isChoosing
  }
  return readFields(state, lines, AFTER_QUESTIONS)
}

/** What the rules never lead to, and a text might say all the same. */
function check(state: State, lines: Lines): Problem | null {
  const whole = (problem: Wrong | null): Problem | null => at(undefined, problem)
  const said = { pile: lines.has('pile'), influencePile: lines.has('influence-pile') }
  return whole(keepCards(state, said) ?? checkInfluence(state) ?? checkPhase(state))
}

/** Three Influence cards only while one is asked for. */
function checkInfluence(state: State): Wrong | null {
  const asked = state.questions.find(({ type }) => type === 'discard')?.seat
  const seat = state.seats.findIndex(
    ({ influence }, index) => influence.length > MOST_INFLUENCE + (index === asked ? 1 : 0),
  )
  return seat === -1 ? null : wrong('too-much-influence', `seat ${seat + 1}`)
}

/** Questions, and turning up that stopped at one, come in certain phases; somebody who plays is on turn. */
function checkPhase(state: State): Wrong | null {
  const { phase, questions, drawing, winners, seats, onTurn } = state
  if ((phase === 'over') !== (winners !== null)) return wrong('wrong-outcome', phase)
  if (winners?.some((seat) => seats[seat]?.out)) return wrong('wrong-outcome', 'winners')
  if (phase !== 'over' && seatOf(state, onTurn).out) return wrong('wrong-seat', `on-turn ${onTurn + 1}`)
  if (phase === 'choose' && seatOf(state, onTurn).done) return wrong('wrong-seat', `on-turn ${onTurn + 1}`)
  if (drawing && phase !== (drawing === 'reveal' ? 'reveal' : 'act')) return wrong('wrong-phase', drawing)
  if (drawing && questions.length === 0) return wrong('wrong-phase', drawing)
  const misplaced = questions.find((question, index) => !canBeAsked(state, question, index))
  return misplaced ? wrong('wrong-question', misplaced.type) : null
}

/** Withdrawals are asked while cards are turned up, one of each seat; all else of the seat on turn, alone. */
function canBeAsked(
  { phase, drawing, questions, onTurn, seats }: State,
  question: State['questions'][number],
  index: number,
): boolean {
  if (question.type === 'withdraw')
    return drawing !== null && questions.findIndex(({ seat }) => seat === question.seat) === index
  if (drawing || questions.length > 1 || question.seat !== onTurn) return false
  if (question.type === 'discard')
    return phase === 'act' && seats[onTurn]?.influence.length === MOST_INFLUENCE + 1
  if (phase !== 'act' && phase !== 'reveal') return false
  const hand = seats[question.type === 'take' ? question.from : onTurn]?.hand ?? []
  if (question.type === 'take') return hand.length > 0
  return hand.length > 1 && hand.some(({ card }) => card === question.took)
}
