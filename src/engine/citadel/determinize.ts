import type { Rng } from '../kernel/chance.ts'
import { BUILDING_IDS, type BuildingId } from './buildings.ts'
import type { CardId } from './cards.ts'
import { copyOf } from './copy.ts'
import { INFLUENCE_IDS } from './influence.ts'
import { addTo, drawFrom, type Pile, type Pool, pileOf, sizeOf } from './pool.ts'
import { sortedHand } from './rules/hands.ts'
import { sortedInfluence as influenceInOrder } from './rules/influence.ts'
import type { Question, State } from './state.ts'

/**
 * Deals everything hidden in a view at random, and returns a complete position consistent with the view. With the same rng the
 * result depends on the view alone.
 */
export function determinize(seen: State, chance: Rng): State {
  const state = copyOf(seen)
  // Copy the pools that are drawn from: rules must never change a pool in place.
  state.piles = state.piles.map(ownPile)
  state.influence = ownPile(state.influence)
  const hidden = state.piles.flatMap((pile) => surplus<CardId, BuildingId>(pile, BUILDING_IDS, chance))
  const cards = shuffled(hidden, chance)
  state.seats = state.seats.map((seat) => ({
    ...seat,
    hand: sortedHand(
      seat.hand.map((held) => (held.card ? held : { card: cards.pop() ?? null, seen: false })),
    ),
  }))
  const influence = shuffled(surplus(state.influence, INFLUENCE_IDS, chance), chance)
  state.seats = state.seats.map((seat) => ({
    ...seat,
    influence: influenceInOrder(seat.influence.map((card) => card ?? influence.pop() ?? null)),
  }))
  state.questions = state.questions.map((question) => answered(state, question, chance))
  return state
}

const ownPile = <Id extends string>({ cards, size }: Pile<Id>): Pile<Id> => ({ cards: { ...cards }, size })

/** Draws the cards that the view counts in a pile but that must be in hidden hands, and removes them from the pile. */
function surplus<Id extends string, Kind extends Id>(
  pile: Pile<Id>,
  kinds: readonly Kind[],
  chance: Rng,
): Kind[] {
  const missing = sizeOf(pile.cards) - pile.size
  const drawn: Kind[] = []
  if (missing <= 0) return drawn
  let rest = pileOf(onlyOf(pile.cards, kinds))
  while (drawn.length < missing) {
    const { card, left } = drawFrom(rest, kinds, chance)
    rest = left
    addTo<Id>(pile.cards, card, -1)
    drawn.push(card)
  }
  return drawn
}

/** The cards of some kinds in a pool. */
function onlyOf<Id extends string, Kind extends Id>(cards: Pool<Id>, kinds: readonly Kind[]): Pool<Kind> {
  const pool: Pool<Kind> = {}
  for (const kind of kinds) {
    const count = cards[kind]
    if (count !== undefined) pool[kind] = count
  }
  return pool
}

function shuffled<Card>(cards: readonly Card[], chance: Rng): Card[] {
  const left = [...cards]
  const order: Card[] = []
  while (left.length > 0) order.push(...left.splice(chance.draw(left.length), 1))
  return order
}

/** Picks the card that a Spy took, if it is hidden: any hidden card of the hand that got it. */
function answered(state: State, question: Question, chance: Rng): Question {
  if (question.type !== 'give' || question.took !== null) return question
  const hidden = state.seats[question.seat]?.hand.filter(({ seen }) => !seen) ?? []
  return { ...question, took: hidden[chance.draw(hidden.length)]?.card ?? null }
}
