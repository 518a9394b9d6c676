import type { NotationText } from '../../kernel/notation/notation.ts'
import { problemAt } from '../../kernel/notation/problem.ts'
import { MOST_INFLUENCE } from '../influence.ts'
import { seatOf } from '../rules/seats.ts'
import type { State } from '../state.ts'
import { keepCards } from './keep-cards.ts'
import type { Key } from './lines.ts'
import type { Problem, WrongLine } from './problem.ts'

/** Returns a problem if the rules can never lead to this position. */
export function check(state: State, text: NotationText<State, Key, Problem>): Problem | null {
  const said = {
    pile: text.line('pile') !== undefined,
    influencePile: text.line('influence-pile') !== undefined,
  }
  const problem = keepCards(state, said) ?? checkInfluence(state) ?? checkPhase(state)
  return problem && problemAt(problem.code, problem.word)
}

/** A seat may have three Influence cards only while it must discard one. */
function checkInfluence(state: State): WrongLine | null {
  const asked = state.questions.find(({ type }) => type === 'discard')?.seat
  const seat = state.seats.findIndex(
    ({ influence }, index) => influence.length > MOST_INFLUENCE + (index === asked ? 1 : 0),
  )
  return seat === -1 ? null : { code: 'too-much-influence', word: `seat ${seat + 1}` }
}

/** Questions, and a turning up that a question interrupted, are possible only in some phases. The seat on turn must not be out. */
function checkPhase(state: State): WrongLine | null {
  const { phase, questions, drawing, winners, seats, onTurn } = state
  if ((phase === 'over') !== (winners !== null)) return { code: 'wrong-outcome', word: phase }
  if (winners?.some((seat) => seats[seat]?.out)) return { code: 'wrong-outcome', word: 'winners' }
  if (phase !== 'over' && seatOf(state, onTurn).out)
    return { code: 'wrong-seat', word: `on-turn ${onTurn + 1}` }
  if (phase === 'choose' && seatOf(state, onTurn).done)
    return { code: 'wrong-seat', word: `on-turn ${onTurn + 1}` }
  if (drawing && phase !== (drawing === 'reveal' ? 'reveal' : 'act'))
    return { code: 'wrong-phase', word: drawing }
  if (drawing && questions.length === 0) return { code: 'wrong-phase', word: drawing }
  const misplaced = questions.find((question, index) => !canBeAsked(state, question, index))
  return misplaced ? { code: 'wrong-question', word: misplaced.type } : null
}

/** Withdrawals are asked while cards are turned up, one per seat. Any other question is for the seat on turn, and the only one. */
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
