import type { Viewer } from '../kernel/game.ts'
import { layersOf } from './begin-game.ts'
import type { BuildingId } from './buildings.ts'
import { type CardId, epochOf } from './cards.ts'
import type { Event } from './events.ts'
import type { InfluenceId } from './influence.ts'
import { addTo, type Pile } from './pool.ts'
import { sortedHand } from './rules/hands.ts'
import { sortedInfluence as influenceInOrder } from './rules/influence.ts'
import { isSamePerson } from './rules/seats.ts'
import { asSeat, type HandCard, type Question, type Seat, type SeatState, type State } from './state.ts'

/** True if the viewer knows everything that a seat knows. A person sees the hands of both of their Orders [C 31]. */
const sees = (state: State, by: Viewer, seat: Seat): boolean =>
  by !== null && isSamePerson(state, asSeat(by), seat)

/** Returns the hand that a Spy is looking at, or null [C 30]. */
const spiedOn = ({ questions: [first] }: State): Seat | null => (first?.type === 'take' ? first.from : null)

/**
 * Redacts a position for a viewer (section 11). Unseen cards of other hands are hidden. A pile lists all cards that the viewer sees
 * nowhere else, and keeps its size.
 */
export function stateFor(state: State, by: Viewer): State {
  const looksAt = sees(state, by, state.onTurn) ? spiedOn(state) : null
  const isOpen = (seat: Seat): boolean => seat === looksAt || sees(state, by, seat)
  const hidden: BuildingId[] = []
  const hiddenInfluence: InfluenceId[] = []
  const seats = state.seats.map((owner, index): SeatState => {
    const seat = asSeat(index)
    const influence = sees(state, by, seat) ? owner.influence : owner.influence.map(() => null)
    if (!sees(state, by, seat)) hiddenInfluence.push(...owner.influence.flatMap((card) => card ?? []))
    if (isOpen(seat)) return { ...owner, influence: influenceInOrder(influence) }
    hidden.push(...owner.hand.flatMap(({ card, seen }) => (card && !seen ? [card] : [])))
    const hand = owner.hand.map((held): HandCard => (held.seen ? held : { card: null, seen: false }))
    return { ...owner, hand: sortedHand(hand), influence }
  })
  return {
    ...state,
    seats,
    piles: withHidden(state, hidden),
    influence: widened(state.influence, hiddenInfluence),
    spent: sees(state, by, state.onTurn) ? state.spent : { ...state.spent, bought: [] },
    questions: state.questions.map((question) => seenQuestion(state, question, by)),
  }
}

/** Returns the piles with the hidden cards of hands added, each in the pile of its epoch. */
const withHidden = (state: State, hidden: readonly BuildingId[]): Pile<CardId>[] =>
  layersOf(state.rules).map((epochs, layer) =>
    widened<CardId>(
      state.piles[layer] ?? { cards: {}, size: 0 },
      hidden.filter((card) => epochs.includes(epochOf(card))),
    ),
  )

function widened<Id extends string>({ cards, size }: Pile<Id>, hidden: readonly Id[]): Pile<Id> {
  const all = { ...cards }
  for (const card of hidden) addTo(all, card)
  return { cards: all, size }
}

/** Hides the card that a Spy took, except from both seats involved, or if it was seen before. */
function seenQuestion(state: State, question: Question, by: Viewer): Question {
  if (question.type !== 'give' || question.seen) return question
  const isKnown = sees(state, by, question.seat) || sees(state, by, question.to)
  return isKnown ? question : { ...question, took: null }
}

/** Redacts an event for a viewer (section 11). Hides only which card was drawn, taken or given, unless the viewer may know it. */
export function eventFor(event: Event, by: Viewer): Event {
  if (!('knownTo' in event)) return event
  const isOpen = 'seen' in event && event.seen
  const isKnown = event.knownTo.some((seat) => seat === by)
  return isOpen || isKnown ? event : { ...event, card: null }
}
