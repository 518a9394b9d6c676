import {
  CENTRE,
  clockwiseFrom,
  compareAngle,
  DIRECTIONS,
  type Direction,
  distanceFromCentre,
  eastOf,
  neighbour,
  opposite,
  type Place,
  southOf,
} from '../../kernel/boards/square.ts'
import { buildingRules } from '../buildings.ts'
import type { State } from '../state.ts'
import { hasRoad } from '../tiles.ts'
import { closureAt } from './closed.ts'
import { places } from './forest.ts'
import { joinedToOak } from './reach.ts'
import { isOnSide, outward, sideways } from './sides.ts'

/** An entrance, and the side that it is on. */
export interface Entrance {
  at: Place
  side: Direction
}

/** A tile that could be the entrance of a side, with the values that decide between candidates [R 9]. */
export interface EntranceCandidate {
  at: Place
  /** True if a road leads in that direction to an empty place. */
  opensOut: boolean
  /** The distance in rows (or columns) from the oak. */
  out: number
  /** The distance from the column (or row) of the oak. */
  aside: number
}

/** The criterion that decides between the entrance and the next best candidate: the first in this order [R 9]. */
export type EntranceDecider = 'opens-out' | 'furthest-out' | 'least-aside' | 'clockwise'

/** How the entrance of a side is determined [R 9]. */
export interface EntranceReason {
  /** The side of the entrance: the given one, or the next one clockwise that has an entrance. */
  side: Direction
  /** The earlier sides without an entrance. */
  without: Direction[]
  /** Every possible entrance, the best first. The first one is the entrance. */
  candidates: EntranceCandidate[]
  /** Better tiles of that side that cannot be its entrance: not joined to the oak, or closed to new monsters. */
  leftOut: Place[]
}

/**
 * Returns the entrance of a side, or that of the next side clockwise that has one [R 9]. Callers may pass the tiles joined to the oak if
 * they have them already.
 */
export function entranceOf(state: State, side: Direction, joined = joinedToOak(state)): Entrance | null {
  for (const candidate of clockwiseFrom(side)) {
    const at = bestOn(state, joined, candidate)
    if (at !== null) return { at, side: candidate }
  }
  return null
}

/** Returns the best candidate of a side, without sorting all of them. */
function bestOn(state: State, joined: ReadonlySet<Place>, side: Direction): Place | null {
  let best: Place | null = null
  for (const place of joined) {
    if (!mayBeEntrance(state, place) || !isOnSide(place, side, state.rules.sides)) continue
    if (best === null || compareEntrances(state, side, place, best) < 0) best = place
  }
  return best
}

/** Returns how the entrance of a side is determined, or null if no side has one [R 9]. */
export function whyEntrance(state: State, asked: Direction): EntranceReason | null {
  const joined = joinedToOak(state)
  const without: Direction[] = []
  for (const side of clockwiseFrom(asked)) {
    const found = candidatesOn(state, joined, side)
    if (found.length === 0) {
      without.push(side)
      continue
    }
    const candidates = found.map((at) => candidateAt(state, side, at))
    return { side, without, candidates, leftOut: leftOutOn(state, joined, side) }
  }
  return null
}

/** Returns the criterion that decides between two candidates of a side. */
export function decides(better: EntranceCandidate, other: EntranceCandidate): EntranceDecider {
  if (better.opensOut !== other.opensOut) return 'opens-out'
  if (better.out !== other.out) return 'furthest-out'
  return better.aside === other.aside ? 'clockwise' : 'least-aside'
}

const candidateAt = (state: State, side: Direction, at: Place): EntranceCandidate => ({
  at,
  opensOut: opensOutward(state, side, at),
  out: outward(at, side),
  aside: sideways(at, side),
})

/** Returns the possible entrances of a side, the best first [R 9]. */
const candidatesOn = (state: State, joined: ReadonlySet<Place>, side: Direction): Place[] =>
  places(state.tiles)
    .filter(
      (place) => joined.has(place) && mayBeEntrance(state, place) && isOnSide(place, side, state.rules.sides),
    )
    .sort((a, b) => compareEntrances(state, side, a, b))

/** Returns the tiles of a side that would be its entrance if they were joined and monsters could appear on them. */
function leftOutOn(state: State, joined: ReadonlySet<Place>, side: Direction): Place[] {
  const [entrance] = candidatesOn(state, joined, side)
  return places(state.tiles).filter(
    (place) =>
      isOnSide(place, side, state.rules.sides) &&
      !(joined.has(place) && mayBeEntrance(state, place)) &&
      entrance !== undefined &&
      compareEntrances(state, side, place, entrance) < 0,
  )
}

const mayBeEntrance = (state: State, place: Place): boolean =>
  buildingRules(state.tiles[place]?.building ?? null)?.noEntrance !== true && closureAt(state, place) === null

/** Why no side has an entrance: all tiles are unjoined, or monsters cannot appear on those that are joined [R 9]. */
export type NoEntrance = 'unjoined' | 'barred'

export function whyNoEntrance({ tiles }: State): NoEntrance {
  const isJoined = DIRECTIONS.some((side) => {
    const beside = tiles[neighbour(CENTRE, side)]?.roads ?? 0
    return hasRoad(tiles[CENTRE]?.roads ?? 0, side) && hasRoad(beside, opposite(side))
  })
  return isJoined ? 'barred' : 'unjoined'
}

/**
 * Orders possible entrances of a side [R 9]: by a road outward to an empty place, by distance outward, by nearness to the column or row of
 * the oak, and clockwise.
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

/** Returns a number that grows clockwise along the outer edge of a side, such as eastward on the north side. */
function clockwiseAlong(place: Place, side: Direction): number {
  if (side === 'north') return eastOf(place)
  if (side === 'south') return -eastOf(place)
  return side === 'east' ? southOf(place) : -southOf(place)
}

/** Returns the den where monsters appear on a 6: the furthest that is joined to the oak, or null [R 7]. */
export function activeDen(state: State, joined = joinedToOak(state)): Place | null {
  const dens = places(state.tiles).filter(
    (place) =>
      joined.has(place) &&
      buildingRules(state.tiles[place]?.building ?? null)?.isDen &&
      closureAt(state, place) === null,
  )
  return dens.sort((a, b) => distanceFromCentre(b) - distanceFromCentre(a) || compareAngle(a, b))[0] ?? null
}
