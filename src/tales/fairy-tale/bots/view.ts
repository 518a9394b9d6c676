import { type Action, boundsOf, type State } from '../../../engine/fairy-tale/index.ts'
import { CENTRE, eastOf, type Place, southOf } from '../../../engine/kernel/index.ts'
import { type Courses, coursesOf, dangerOf } from './danger.ts'
import type { ExpansionValues } from './expansion-bots.ts'
import { standings } from './standings.ts'
import { trafficOf } from './traffic.ts'

/** What the apprentice looks at before it weighs what it could do; each is found when it is first asked for. */
export interface View {
  state: State
  courses: Courses
  /** The values of expansions. Asked for only in a game that has one, since they load with it. */
  values(): ExpansionValues
  /** Where the character on turn stands. */
  at(): Place
  /** How well it would stand at a place. */
  standing(place: Place): number
  /** How many monsters will come by a place, the sooner the more. */
  traffic(place: Place): number
  /** What it costs that a tile there would lengthen the forest. */
  growthCost(place: Place): number
}

/** Looks at a position; the courses of monsters may be known from just before. */
export function viewOf(state: State, values: View['values'], courses = coursesOf(state)): View {
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
 * Looks again after an action, no more than must be, since games are played ahead by the thousand: a step onto a
 * plain tile is taken to change nothing that was seen, and a monster that is removed nothing of where the others go. That
 * is not quite so where the one who steps draws monsters, or picks up a basket: whoever plays on goes by how it was.
 */
export function viewAfter(view: View, action: Action): View {
  const { state, courses, values } = view
  if (state.pending) return viewOf(state, values)
  if (action.type === 'walk' && state.tiles[action.to]?.building === null) return view
  return action.type === 'remove' ? viewOf(state, values, courses) : viewOf(state, values)
}

/** What a longer forest costs when no monster is about, how much more for their danger, and at most. */
const CAUTION = 0.25
const FEAR = 0.4
const MOST_FEAR = 0.6

/** A longer forest brings more monsters for ever; but who never lays a tile never wins. */
const growthCost = (state: State, courses: Courses): number =>
  Math.min(MOST_FEAR, CAUTION + FEAR * dangerOf(state, courses))

/** By how much a tile at a place would lengthen the forest's longest side, and so the number of new monsters. */
function growthOf({ tiles }: State): (place: Place) => number {
  const { west, east, north, south } = boundsOf(tiles)
  const longest = Math.max(east - west, south - north)
  return (place) => {
    const width = Math.max(east, eastOf(place)) - Math.min(west, eastOf(place))
    const height = Math.max(south, southOf(place)) - Math.min(north, southOf(place))
    return Math.max(longest, width, height) - longest
  }
}
