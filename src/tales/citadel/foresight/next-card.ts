import {
  BUILDING_IDS,
  buildingOf,
  CATEGORIES,
  type Category,
  countOf,
  EVENT_CARD_IDS,
  type Income,
  incomeOf,
  playing,
  type Seat,
  type State,
  seatOf,
  taxOf,
} from '../../../engine/citadel/index.ts'

/** Consequences if the next Building is of one category. */
export interface CategoryProspect {
  readonly category: Category
  /** Number of cards of this category among the possible next Buildings. */
  readonly cards: number
  /** The same as a share, 0 to 1. */
  readonly chance: number
  /** For each seat in play: the tax it would pay first, and its income. */
  readonly seats: readonly { readonly seat: Seat; readonly tax: number; readonly income: Income | null }[]
}

/** The possible next cards in the view of one player. */
export interface NextCard {
  readonly prospects: readonly CategoryProspect[]
  /** Events in the pile of the next Building and in those on top of it. Their effects are not included. */
  readonly events: number
}

/** Returns the pile of the next Building: the first one with more cards than Events. Undefined if there is none. */
const layerOfNext = ({ piles }: Pick<State, 'piles'>) =>
  piles.find(({ cards, size }) => size > EVENT_CARD_IDS.filter((id) => countOf(cards, id) > 0).length)

/**
 * Returns the exact odds of each category for the next Building, from the view of one player, with tax and income of each seat.
 * Every card that the viewer cannot see is equally likely to be any card of its pile.
 */
export function nextCard(seen: State): NextCard {
  const pile = layerOfNext(seen)
  const counts = countsOf(seen)
  const odds = sharesOf(counts)
  const events = seen.piles
    .slice(0, pile ? seen.piles.indexOf(pile) + 1 : undefined)
    .reduce((sum, { cards }) => sum + EVENT_CARD_IDS.filter((id) => countOf(cards, id) > 0).length, 0)
  return {
    prospects: CATEGORIES.map((category) => ({
      category,
      cards: counts[category],
      chance: odds[category],
      seats: playing(seen).map((seat) => ({
        seat,
        tax: category === 'municipal' ? taxesFrom(seen, seat) : 0,
        income: incomeOf(seen, seat, category),
      })),
    })),
    events,
  }
}

/** The odds of each category alone, 0 to 1. */
export const categoryOdds = (seen: State): Readonly<Record<Category, number>> => sharesOf(countsOf(seen))

function sharesOf(counts: Readonly<Record<Category, number>>): Record<Category, number> {
  const all = CATEGORIES.reduce((sum, category) => sum + counts[category], 0)
  const share = (category: Category): number => (all === 0 ? 0 : counts[category] / all)
  return {
    citizenry: share('citizenry'),
    crafts: share('crafts'),
    municipal: share('municipal'),
    trade: share('trade'),
  }
}

/** Counts the possible next Buildings by category. */
function countsOf(seen: State): Record<Category, number> {
  const counts = { citizenry: 0, crafts: 0, municipal: 0, trade: 0 }
  const pile = layerOfNext(seen)
  if (!pile) return counts
  for (const id of BUILDING_IDS) counts[buildingOf(id).category] += countOf(pile.cards, id)
  return counts
}

/** Minimum tax, in bricks, that triggers an Exemption. */
const EXEMPT_FROM = 3

/** Returns the next tax of a seat; 0 if the viewer can see an Exemption that would cancel it. */
export function taxesFrom(seen: State, seat: Seat): number {
  const tax = taxOf(seen, seat)
  return tax >= EXEMPT_FROM && seatOf(seen, seat).influence.includes('exemption') ? 0 : tax
}
