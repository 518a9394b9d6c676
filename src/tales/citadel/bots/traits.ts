import {
  buildingOf,
  CATEGORIES,
  type Category,
  clockwiseFrom,
  goalOf,
  type InfluenceId,
  MOST_INFLUENCE,
  refuseSite,
  type Seat,
  type SeatState,
  type State,
} from '../../../engine/citadel/index.ts'
import { groundsOf, type TownHolding } from './grounds.ts'
import { bestPair, type PricedCard } from './pairs.ts'

/** Features of a seat for its chance to win. */
export const TRAITS = [
  'points',
  'pointsSquared',
  'bricks',
  'bricksBeyond',
  'income',
  'incomeToCome',
  'cards',
  'cardValue',
  'valueThatFits',
  'gain',
  'gainWhenPaid',
  'bare',
  'plots',
  'free',
  'cheapest',
  'influence',
  'builders',
  'threatened',
  'wait',
  'reaches',
  'reachesWhenPaid',
  'firstToReach',
  'firstToReachWhenPaid',
  'near',
  'firmPowers',
  'loosePowers',
  'powersNear',
] as const

export type Trait = (typeof TRAITS)[number]

/** Value of each feature of a seat. Points count in tenths of the goal. */
export type Traits = Record<Trait, number>

type Odds = Readonly<Record<Category, number>>

/** Bricks that are safe from taxes. Beyond them, at most twice that number counts. */
const SAFE_BRICKS = 5

/** Average points of a seat in a round, and the maximum of rounds to look ahead. */
const POINTS_A_ROUND = 3.2
const MOST_ROUNDS = 9

/** Distance from the goal that counts as near, in points: two expensive buildings. */
const NEAR = 8

/** Assumed value of an unseen card. */
const UNSEEN = 2.5

/** Maximum of free neighbours that count. */
const MANY_FREE = 8

/** Cards that help to build. */
const BUILDERS: readonly (InfluenceId | null)[] = ['donation', 'dispensation', 'master-builders']

/**
 * Returns the features of every seat by index, after a turn has ended and before that of `next`; null for seats that gave up.
 * `odds` are those of the next Building's category.
 */
export function traitsOf(state: State, odds: Odds, next: Seat): (Traits | null)[] {
  const grounds = groundsOf(state)
  const goal = goalOf(state)
  const order = clockwiseFrom(state, next)
  const most = Math.max(...order.map((seat) => grounds[seat]?.points ?? 0))
  const rounds = Math.max(0, Math.min(MOST_ROUNDS, (goal - most) / POINTS_A_ROUND))
  const all: (Traits | null)[] = state.seats.map(() => null)
  const first = { reaches: false, reachesWhenPaid: false }
  for (const [waits, seat] of order.entries()) {
    const [owner, ground] = [state.seats[seat], grounds[seat]]
    if (!owner || !ground) continue
    const traits = traitsOfSeat(state, owner, ground, odds, rounds)
    traits.wait = order.length > 1 ? waits / (order.length - 1) : 0
    if (traits.reaches > 0 && !first.reaches) traits.firstToReach = 1
    if (traits.reachesWhenPaid > 0 && !first.reachesWhenPaid) traits.firstToReachWhenPaid = 1
    first.reaches ||= traits.reaches > 0
    first.reachesWhenPaid ||= traits.reachesWhenPaid > 0
    all[seat] = traits
  }
  return all
}

function traitsOfSeat(
  state: State,
  owner: SeatState,
  ground: TownHolding,
  odds: Odds,
  rounds: number,
): Traits {
  const { bricks, hand, influence } = owner
  const goal = goalOf(state)
  const offers = hand.map(({ card }): PricedCard => {
    if (!card) return { value: UNSEEN, fits: ground.bare.length > 0 }
    return { value: buildingOf(card).value, fits: ground.bare.some((plot) => !refuseSite(state, card, plot)) }
  })
  const income = CATEGORIES.reduce((sum, category) => sum + odds[category] * ground.pays[category], 0)
  const place = { bare: ground.bare.length, cheapest: ground.cheapest }
  const gain = bestPair(offers, bricks, place)
  const gainWhenPaid = bestPair(offers, bricks + income + 1, place)
  const { points } = ground
  return {
    points: (10 * points) / goal,
    pointsSquared: 10 * (points / goal) ** 2,
    bricks: Math.min(bricks, SAFE_BRICKS),
    bricksBeyond: Math.min(2 * SAFE_BRICKS, Math.max(0, bricks - SAFE_BRICKS)),
    income,
    incomeToCome: (income * rounds) / 4,
    cards: hand.length,
    cardValue: offers.reduce((sum, { value }) => sum + value, 0),
    valueThatFits: offers.reduce((sum, { value, fits }) => sum + (fits ? value : 0), 0),
    gain,
    gainWhenPaid,
    bare: ground.bare.length,
    plots: ground.plots,
    free: Math.min(MANY_FREE, ground.free),
    cheapest: ground.cheapest,
    influence: Math.min(MOST_INFLUENCE, influence.length),
    builders: influence.filter((card) => BUILDERS.includes(card)).length,
    threatened: ground.threatened,
    wait: 0,
    reaches: points + gain >= goal ? 1 : 0,
    reachesWhenPaid: points + gainWhenPaid >= goal ? 1 : 0,
    firstToReach: 0,
    firstToReachWhenPaid: 0,
    near: Math.max(0, NEAR - (goal - points)),
    firmPowers: ground.firm,
    loosePowers: ground.loose,
    powersNear: ground.close,
  }
}
