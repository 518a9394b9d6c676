import { type Action, boundsOf, type State } from '../../../engine/fairy-tale/index.ts'
import { CENTRE, eastOf, type Place, southOf } from '../../../engine/kernel/index.ts'
import { type Courses, coursesOf, monsterDanger } from './danger.ts'
import type { ExpansionValues } from './expansion-bots.ts'
import { standings } from './standings.ts'
import { trafficOf } from './traffic.ts'

/** The apprentice's knowledge of a position. Each part is computed on first use. */
export interface BotView {
  state: State
  courses: Courses
  /** The values of expansions. Asked for only in a game that has one, since they load with it. */
  values(): ExpansionValues
  /** The place of the character on turn. */
  at(): Place
  /** The value of a place for that character. */
  standing(place: Place): number
  /** The number of monsters that will pass a place, weighted toward those that pass soon. */
  traffic(place: Place): number
  /** The cost of lengthening the forest by a tile at a place. */
  growthCost(place: Place): number
}

/** Returns the view of a position. `courses` may be reused from the position before. */
export function viewOf(state: State, values: BotView['values'], courses = coursesOf(state)): BotView {
  let known: ReadonlyMap<Place, number> | null = null
  let passing: ReadonlyMap<Place, number> | null = null
  let growth: { of: (place: Place) => number; cost: number } | null = null
  return {
    state,
    courses,
    values,
    at: () => state.seats[state.onTurn]?.at ?? CENTRE,
    standing(place) {
      known ??= standings(state, courses, values)
      const worth = known.get(place) ?? 0
      return state.rules.heroes === 'mortal' ? worth - values().perilAt(state, place) : worth
    },
    traffic(place) {
      passing ??= trafficOf(state)
      return passing.get(place) ?? 0
    },
    growthCost(place) {
      growth ??= { of: growthOf(state), cost: growthCost(state, courses) }
      return growth.of(place) * growth.cost
    },
  }
}

/**
 * Returns the view after an action with as little work as possible, because simulation calls it thousands of times. Approximation: stepping
 * onto a plain tile changes nothing, and removing a monster keeps the courses of the others. This is inexact for a hero who attracts
 * monsters or picks up a basket.
 */
export function viewAfter(view: BotView, action: Action): BotView {
  const { state, courses, values } = view
  if (state.pending) return viewOf(state, values)
  if (action.type === 'walk' && state.tiles[action.to]?.building === null) return view
  return action.type === 'remove' ? viewOf(state, values, courses) : viewOf(state, values)
}

/** The cost of a longer forest without monsters, its growth with their danger, and its maximum. */
const CAUTION = 0.25
const FEAR = 0.4
const MOST_FEAR = 0.6

/** A longer forest brings more monsters permanently; but tiles must be laid to win. */
const growthCost = (state: State, courses: Courses): number =>
  Math.min(MOST_FEAR, CAUTION + FEAR * monsterDanger(state, courses))

/** Returns by how much a tile at a place lengthens the forest's longest side, and so the number of new monsters. */
function growthOf({ tiles }: State): (place: Place) => number {
  const { west, east, north, south } = boundsOf(tiles)
  const longest = Math.max(east - west, south - north)
  return (place) => {
    const width = Math.max(east, eastOf(place)) - Math.min(west, eastOf(place))
    const height = Math.max(south, southOf(place)) - Math.min(north, southOf(place))
    return Math.max(longest, width, height) - longest
  }
}
