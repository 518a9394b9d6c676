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
import { type Card, type Means, meansOf } from './means.ts'
import { missingFor } from './powers.ts'

/**
 * The most points that a seat could have at the end of its next turn by building alone: without playing an Influence
 * card in it, and without taking a plot on which a building stands. On its own turn, that is the end of this turn.
 */
export interface Reach {
  readonly seat: Seat
  readonly points: number
  readonly most: number
  /** Whether that is the goal. */
  readonly wins: boolean
}

/** With more buildings than this in a turn, each counts as the dearest: there are too many choices to try. */
const MOST_TRIED = 3

/** How far each seat could come in its next turn by building alone, at most. */
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

/** What a Great Power is worth, and how many more buildings of its category bring it; 0 where it may stay. */
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

/** The best choice of cards that the builds and the bricks of a turn allow. */
function mostGained({ cards, builds, bricks }: Means, powers: Powers): number {
  let most = 0
  const choose = (from: number, built: readonly Card[], left: number) => {
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

function gainOf(built: readonly Card[], powers: Powers): number {
  let gain = built.reduce((sum, { value }) => sum + value, 0)
  for (const [category, { points, missing }] of powers)
    if (built.filter((card) => card.category === category).length >= missing) gain += points
  return gain
}

/** Never less than the best choice: each building is the dearest, and each Power comes that so many could bring. */
function roughly({ builds }: Means, powers: Powers): number {
  const dearest = Math.max(...BUILDING_IDS.map((id) => buildingOf(id).value))
  const coming = [...powers.values()].filter(({ missing }) => missing <= builds)
  return builds * dearest + coming.reduce((sum, { points }) => sum + points, 0)
}
