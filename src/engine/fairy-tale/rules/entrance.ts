import {
  clockwiseFrom,
  compareAngle,
  type Direction,
  distance,
  eastOf,
  neighbour,
  type Place,
  southOf,
} from '../../kernel/grid.ts'
import { buildingRules } from '../buildings/index.ts'
import type { State } from '../state.ts'
import { hasRoad } from '../tiles.ts'
import { places } from './forest.ts'
import { joinedToOak } from './reach.ts'
import { isOnSide, outward, sideways } from './sides.ts'

/** An entrance, and the side that it is on. */
export interface Entrance {
  at: Place
  side: Direction
}

/** The entrance of a side; if it has none, of the next side clockwise that has one [R 9]. */
export function entranceOf(state: State, side: Direction): Entrance | null {
  const joined = joinedToOak(state)
  for (const candidate of clockwiseFrom(side)) {
    const onSide = places(state.tiles).filter(
      (place) =>
        joined.has(place) && mayBeEntrance(state, place) && isOnSide(place, candidate, state.rules.sides),
    )
    const [at] = onSide.sort((a, b) => compareEntrances(state, candidate, a, b))
    if (at !== undefined) return { at, side: candidate }
  }
  return null
}

const mayBeEntrance = ({ tiles }: State, place: Place): boolean =>
  buildingRules(tiles[place]?.building ?? null)?.noEntrance !== true

/**
 * Orders the possible entrances of a side [R 9]: first those with a road out that way to an empty place,
 * then the furthest out, then the nearest to the oak's own column or row, then the clockwise one.
 */
function compareEntrances(state: State, side: Direction, a: Place, b: Place): number {
  return (
    Number(opensOutward(state, side, b)) - Number(opensOutward(state, side, a)) ||
    outward(b, side) - outward(a, side) ||
    sideways(a, side) - sideways(b, side) ||
    clockwiseAlong(b, side) - clockwiseAlong(a, side)
  )
}

function opensOutward(state: State, side: Direction, place: Place): boolean {
  return hasRoad(state.tiles[place]?.roads ?? 0, side) && !state.tiles[neighbour(place, side)]
}

/** Grows in the clockwise direction along the outer edge of a side: eastward on the north side. */
function clockwiseAlong(place: Place, side: Direction): number {
  if (side === 'north') return eastOf(place)
  if (side === 'south') return -eastOf(place)
  return side === 'east' ? southOf(place) : -southOf(place)
}

/** The den where a 6 lets monsters appear: the furthest that a road joins to the oak, or null [R 7]. */
export function activeDen(state: State): Place | null {
  const joined = joinedToOak(state)
  const dens = places(state.tiles).filter(
    (place) => joined.has(place) && buildingRules(state.tiles[place]?.building ?? null)?.isDen,
  )
  return dens.sort((a, b) => distance(b) - distance(a) || compareAngle(a, b))[0] ?? null
}
