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

/** What the next Building of a category would bring. */
export interface Prospect {
  readonly category: Category
  /** Of all Buildings that may come next, how many are of this category. */
  readonly cards: number
  /** That as a share of all, 0 to 1. */
  readonly chance: number
  /** What each seat that plays would be taxed first, and then paid. */
  readonly seats: readonly { readonly seat: Seat; readonly tax: number; readonly income: Income | null }[]
}

/** What may be turned up next, as somebody sees it. */
export interface NextCard {
  readonly prospects: readonly Prospect[]
  /** Events that lie in the pile from which the next Building comes, and on top of it: what they bring is not counted. */
  readonly events: number
}

/** The pile that the next Building comes from: the first that has more cards than Events; none where there is none. */
const layerOfNext = ({ piles }: Pick<State, 'piles'>) =>
  piles.find(({ cards, size }) => size > EVENT_CARD_IDS.filter((id) => countOf(cards, id) > 0).length)

/**
 * The odds of each category for the next Building that is turned up, exactly, from what somebody sees: each card that they
 * do not see is as likely to come as any other of its pile. With it what everybody would be paid and taxed.
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

/** How many of the Buildings that may come next are of each category. */
function countsOf(seen: State): Record<Category, number> {
  const counts = { citizenry: 0, crafts: 0, municipal: 0, trade: 0 }
  const pile = layerOfNext(seen)
  if (!pile) return counts
  for (const id of BUILDING_IDS) counts[buildingOf(id).category] += countOf(pile.cards, id)
  return counts
}

/** The fewest bricks against which an Exemption acts by itself. */
const EXEMPT_FROM = 3

/** What the next taxes would take from a seat: nothing where an Exemption that can be seen would act against them. */
export function taxesFrom(seen: State, seat: Seat): number {
  const tax = taxOf(seen, seat)
  return tax >= EXEMPT_FROM && seatOf(seen, seat).influence.includes('exemption') ? 0 : tax
}
