import {
  BUILDING_IDS,
  buildingOf,
  builtOn,
  CATEGORIES,
  countBuilt,
  goalOf,
  POWER_FROM,
  POWERS,
  playing,
  pointsOf,
  type Seat,
  type State,
} from '../../../engine/citadel/index.ts'
import { type BuildableCard, type Means, meansOf } from './means.ts'
import { missingFor } from './powers.ts'

/**
 * Upper bound of a seat's points at the end of its next turn by building alone. Influence cards played in that turn and plots with
 * buildings taken from others can bring more. For the seat on turn it is the end of this turn.
 */
export interface Reach {
  readonly seat: Seat
  readonly points: number
  readonly most: number
  /** True if `most` reaches the goal. */
  readonly wins: boolean
}

/** Maximum of buildings in a turn for an exact search. Beyond it, each counts as the most expensive one. */
const MOST_TRIED = 3

/** Returns the upper bound for each seat's next turn. */
export const reachesOf = (seen: State): Reach[] =>
  playing(seen).map((seat) => {
    const points = pointsOf(seen, seat)
    const most = mostByBuilding(seen, seat)
    return { seat, points, most, wins: most >= goalOf(seen) }
  })

function mostByBuilding(seen: State, seat: Seat): number {
  const means = meansOf(seen, seat)
  const stands = builtOn(seen, seat).reduce((sum, { building }) => sum + buildingOf(building).value, 0)
  const powers = powersOf(seen, seat, means)
  return stands + (means.builds > MOST_TRIED ? roughly(means, powers) : mostGained(means, powers))
}

/** Points of a Great Power, and the additional buildings needed for it; 0 if the seat may keep it. */
interface PowerInReach {
  readonly points: number
  readonly missing: number
}

type Powers = ReadonlyMap<string, PowerInReach>

function powersOf(state: State, seat: Seat, { othersMayLose }: Means): Powers {
  if (state.rules.version === 'basic') return new Map()
  return new Map(
    CATEGORIES.map((category) => {
      const missing = othersMayLose
        ? POWER_FROM - countBuilt(state, seat, category)
        : missingFor(state, seat, category)
      const isHeld = state.powers[category] === seat
      return [category, { points: POWERS[category].points, missing: isHeld ? 0 : missing }]
    }),
  )
}

/** Returns the most points that any affordable choice of cards brings. */
function mostGained({ cards, builds, bricks }: Means, powers: Powers): number {
  let most = 0
  const choose = (from: number, built: readonly BuildableCard[], left: number) => {
    most = Math.max(most, gainOf(built, powers))
    if (built.length === builds) return
    for (let index = from; index < cards.length; index++) {
      const card = cards[index]
      if (card && card.price <= left) choose(index + 1, [...built, card], left - card.price)
    }
  }
  choose(0, [], bricks)
  return most
}

function gainOf(built: readonly BuildableCard[], powers: Powers): number {
  let gain = built.reduce((sum, { value }) => sum + value, 0)
  for (const [category, { points, missing }] of powers)
    if (built.filter((card) => card.category === category).length >= missing) gain += points
  return gain
}

/** Upper bound of the best choice: each building is the most expensive one, and each Power within reach is gained. */
function roughly({ builds }: Means, powers: Powers): number {
  const dearest = Math.max(...BUILDING_IDS.map((id) => buildingOf(id).value))
  const coming = [...powers.values()].filter(({ missing }) => missing <= builds)
  return builds * dearest + coming.reduce((sum, { points }) => sum + points, 0)
}
