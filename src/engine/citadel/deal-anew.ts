import type { Chance } from '../kernel/chance.ts'
import { BUILDING_IDS, type BuildingId } from './buildings.ts'
import type { CardId } from './cards.ts'
import { copyOf } from './copy.ts'
import { INFLUENCE_IDS } from './influence.ts'
import { addTo, drawFrom, type Pile, type Pool, pileOf, sizeOf } from './pool.ts'
import { sortedHand } from './rules/hands.ts'
import { sortedInfluence as influenceInOrder } from './rules/influence.ts'
import type { Question, State } from './state.ts'

/**
 * A position as somebody sees it, with all that they cannot see dealt at random among what it may be: a position that could
 * be the true one for all they know. Given the same luck it depends on what they see alone.
 */
export function dealtAnew(seen: State, chance: Chance): State {
  const state = copyOf(seen)
  // What is drawn from is a copy: the rules never change a pool in place.
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

/** The cards of these kinds that do not lie in a pile although they may: they are in hands that nobody sees. */
function surplus<Id extends string, Kind extends Id>(
  pile: Pile<Id>,
  kinds: readonly Kind[],
  chance: Chance,
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

function shuffled<Card>(cards: readonly Card[], chance: Chance): Card[] {
  const left = [...cards]
  const order: Card[] = []
  while (left.length > 0) order.push(...left.splice(chance.draw(left.length), 1))
  return order
}

/** What a Spy took, where that is hidden: any hidden card of the hand into which it came. */
function answered(state: State, question: Question, chance: Chance): Question {
  if (question.type !== 'give' || question.took !== null) return question
  const hidden = state.seats[question.seat]?.hand.filter(({ seen }) => !seen) ?? []
  return { ...question, took: hidden[chance.draw(hidden.length)]?.card ?? null }
}
