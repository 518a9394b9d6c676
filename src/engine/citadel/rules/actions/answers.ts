import { parsePlot, plotName } from '../../board.ts'
import { BUILDING_IDS, type BuildingId } from '../../buildings.ts'
import { INFLUENCE_IDS } from '../../influence.ts'
import type { Question, QuestionType, Seat, State } from '../../state.ts'
import type { RuleContext } from '../../types.ts'
import { addToHand, heldOf, kindsHeld, takeFromHand } from '../hands.ts'
import { holds, setAside } from '../influence.ts'
import { vacate } from '../losses.ts'
import { seatOf, seatsOfPeople } from '../seats.ts'
import { passTurn } from '../turn.ts'
import { turnUp } from '../turn-up.ts'
import { type ActionRule, refused } from './action-rule.ts'

/** Returns the current question if it has this type. */
export function asked<Type extends QuestionType>(
  { questions: [first] }: Pick<State, 'questions'>,
  type: Type,
): Extract<Question, { type: Type }> | null {
  return first?.type === type ? (first as Extract<Question, { type: Type }>) : null
}

/** Resumes an interrupted turning up after the last question. */
function goOn(context: RuleContext): void {
  const { questions, drawing } = context.state
  if (questions.length === 0 && drawing) turnUp(context, drawing)
}

/** Withdraws a Knight from a plot, for Plague and Call to Arms [C 21]. */
export const withdraw: ActionRule<'withdraw'> = {
  refuse(state, { plot: name }) {
    const plot = parsePlot(name)
    const offered = asked(state, 'withdraw')?.plots ?? []
    return plot !== null && offered.includes(plot) ? null : refused('not-offered')
  },
  apply(context, { plot: name }) {
    const plot = parsePlot(name)
    const question = asked(context.state, 'withdraw')
    if (plot === null || !question) return
    context.state.questions.shift()
    vacate(context, plot, question.because)
    goOn(context)
  },
  candidates: (state) =>
    (asked(state, 'withdraw')?.plots ?? []).map((plot) => ({ type: 'withdraw', plot: plotName(plot) })),
}

/** Discards one of three Influence cards, face up. */
export const discard: ActionRule<'discard'> = {
  refuse(state, { card }) {
    const question = asked(state, 'discard')
    return question && holds(state, question.seat, card) ? null : refused('not-offered')
  },
  apply(context, { card: word }) {
    const { state, emit } = context
    const question = asked(state, 'discard')
    const card = question && holds(state, question.seat, word)
    if (!question || !card) return
    state.questions.shift()
    setAside(state, question.seat, card)
    emit?.({ type: 'discarded', seat: question.seat, card })
    if (question.ending) passTurn(context)
  },
  candidates(state) {
    const question = asked(state, 'discard')
    if (!question) return []
    const { influence } = seatOf(state, question.seat)
    return INFLUENCE_IDS.filter((card) => influence.includes(card)).map((card) => ({ type: 'discard', card }))
  },
}

/** The Spy takes a card. If possible, the seat must then give another one in return. */
export const take: ActionRule<'take'> = {
  refuse(state, { card }) {
    const question = asked(state, 'take')
    return question && kindsHeld(state, question.from).some((kind) => kind === card)
      ? null
      : refused('not-offered')
  },
  apply({ state, emit }, { card: word }) {
    const question = asked(state, 'take')
    const card = BUILDING_IDS.find((id) => id === word)
    if (!question || !card) return
    const { seat, from } = question
    state.questions.shift()
    const seen = takeFromHand(state, from, card)
    addToHand(state, seat, card, seen)
    if (givable(state, seat, card).length > 0)
      state.questions.push({ type: 'give', seat, to: from, took: card, seen })
    emit?.({ type: 'took', seat, from, card, seen, knownTo: seatsOfPeople(state, seat, from) })
  },
  candidates(state) {
    const question = asked(state, 'take')
    return question ? kindsHeld(state, question.from).map((card) => ({ type: 'take', card })) : []
  },
}

/** Gives a card in return for the one that was taken; it must be another one. */
export const give: ActionRule<'give'> = {
  refuse(state, { card }) {
    const question = asked(state, 'give')
    const offered = question ? givable(state, question.seat, question.took) : []
    return offered.some((kind) => kind === card) ? null : refused('not-offered')
  },
  apply({ state, emit }, { card: word }) {
    const question = asked(state, 'give')
    const card = BUILDING_IDS.find((id) => id === word)
    if (!question || !card) return
    const { seat, to } = question
    state.questions.shift()
    const seen = takeFromHand(state, seat, card)
    addToHand(state, to, card, seen)
    emit?.({ type: 'gave', seat, to, card, seen, knownTo: seatsOfPeople(state, seat, to) })
  },
  candidates(state) {
    const question = asked(state, 'give')
    if (!question) return []
    return givable(state, question.seat, question.took).map((card) => ({ type: 'give', card }))
  },
}

/** Returns the kinds that a seat may give in return. The taken kind is excluded unless the seat has a second copy. */
const givable = (state: State, seat: Seat, took: BuildingId | null): BuildingId[] =>
  kindsHeld(state, seat).filter((card) => card !== took || heldOf(state, seat, card) > 1)
