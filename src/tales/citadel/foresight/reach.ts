import {
  buildingOf,
  CATEGORIES,
  type Category,
  goalOf,
  POWERS,
  playing,
  pointsOf,
  type Seat,
  type State,
  seatOf,
} from '../../../engine/citadel/index.ts'
import { missingFor } from './powers.ts'

/** The most points that a seat could have at the end of its next turn. */
export interface Reach {
  readonly seat: Seat
  readonly points: number
  readonly most: number
  /** Whether that is the goal. */
  readonly wins: boolean
}

/** A card that is not seen may be worth so much. */
const UNSEEN = 5

/** Buildings of a turn, without Master Builders. */
const BUILDS = 2

interface Card {
  readonly category: Category
  readonly value: number
}

/** How far each seat could come in its next turn at most: the two best cards of its hand, and the Powers that they bring. */
export const reachesOf = (seen: State): Reach[] =>
  playing(seen).map((seat) => {
    const points = pointsOf(seen, seat)
    const most = points + mostGained(seen, seat)
    return { seat, points, most, wins: most >= goalOf(seen) }
  })

function mostGained(seen: State, seat: Seat): number {
  const hand = seatOf(seen, seat).hand.map(({ card }): readonly Card[] =>
    card ? [buildingOf(card)] : CATEGORIES.map((category) => ({ category, value: UNSEEN })),
  )
  let most = 0
  for (const pair of pairsOf(hand, BUILDS)) most = Math.max(most, gainOf(seen, seat, pair))
  return most
}

/** Every choice of so many cards at most, each of which may be one of several. */
function pairsOf(hand: readonly (readonly Card[])[], count: number): Card[][] {
  if (count === 0) return [[]]
  return [
    [],
    ...hand.flatMap((cards, index) =>
      pairsOf(hand.slice(index + 1), count - 1).flatMap((rest) => cards.map((card) => [card, ...rest])),
    ),
  ]
}

/** What building these cards would bring: their own points, and those of Powers that come with them. */
function gainOf(state: State, seat: Seat, cards: readonly Card[]): number {
  const built = cards.reduce((sum, { value }) => sum + value, 0)
  if (state.rules.version === 'basic') return built
  return CATEGORIES.reduce((sum, category) => {
    const missing = missingFor(state, seat, category)
    const comes = missing > 0 && cards.filter((card) => card.category === category).length >= missing
    return sum + (comes ? POWERS[category].points : 0)
  }, built)
}
