import { places, type State, stepFrom } from '../../../engine/fairy-tale/index.ts'
import { CENTRE, distanceFromCentre, type Place } from '../../../engine/kernel/index.ts'

/** The number of steps that a monster takes from a place to the Oak; null if it circles or stays. */
export type Courses = (place: Place) => number | null

/**
 * Returns the distances to the Oak, as the rules would lead a single monster if nothing else moved. Each place is computed on first use.
 */
export function coursesOf(state: State): Courses {
  const known = new Map<Place, number | null>([[CENTRE, 0]])
  return (place) => {
    const found = known.get(place)
    if (found !== undefined) return found
    follow(state, place, known)
    return known.get(place) ?? null
  }
}

function follow(state: State, from: Place, known: Map<Place, number | null>): void {
  const path: Place[] = []
  let at: Place | null = from
  while (at !== null && !known.has(at) && !path.includes(at)) {
    path.push(at)
    at = stepFrom(state, at)
  }
  let steps = at === null ? null : (known.get(at) ?? null)
  for (const place of path.reverse()) {
    if (steps !== null) steps += 1
    known.set(place, steps)
  }
}

/** The share of its danger that a monster keeps for each further step. */
const FADE = 0.66

/** A monster that circles does so until another blocks it. Then it heads straight for the Oak: its danger is late, and reduced. */
const ROUND = 0.35

/** The danger of a monster at a place: 1 next to the Oak, less with each further step. */
export function dangerAt(courses: Courses, place: Place): number {
  const steps = courses(place)
  return steps === null ? ROUND * FADE ** distanceFromCentre(place) : FADE ** (steps - 1)
}

/** The danger of all monsters on one tile. */
export function crowdDanger({ tiles }: State, courses: Courses, place: Place): number {
  const count = tiles[place]?.monsters.length ?? 0
  return count === 0 ? 0 : count * dangerAt(courses, place)
}

/** The danger of all monsters in the forest together. */
export function monsterDanger(state: State, courses: Courses): number {
  let danger = 0
  for (const place of places(state.tiles)) danger += crowdDanger(state, courses, place)
  return danger
}
