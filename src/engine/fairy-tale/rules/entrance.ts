import {
  CENTRE,
  clockwiseFrom,
  compareAngle,
  DIRECTIONS,
  type Direction,
  distance,
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

/** A tile where monsters of a side could appear, in the figures by which one is chosen [R 9]. */
export interface EntranceCandidate {
  at: Place
  /** Whether a road leads out that way to an empty place. */
  opensOut: boolean
  /** How many rows (or columns) out it lies. */
  out: number
  /** How far it lies from the oak's own column (or row). */
  aside: number
}

/** What made one tile the entrance rather than the next best: the first of these in which they differ [R 9]. */
export type EntranceDecider = 'opens-out' | 'furthest-out' | 'least-aside' | 'clockwise'

/** Why monsters of a side appear where they do [R 9]. */
export interface EntranceReason {
  /** The side whose entrance it is: the one asked about, or the next clockwise that has one. */
  side: Direction
  /** The sides before it that have none. */
  without: Direction[]
  /** Every tile that could be it, the best first; that one is the entrance. */
  candidates: EntranceCandidate[]
  /** Tiles of that side that would come before it, if a road joined them and monsters could appear there. */
  leftOut: Place[]
}

/**
 * The entrance of a side; if it has none, of the next side clockwise that has one [R 9]. Which tiles are joined
 * to the oak may be known already.
 */
export function entranceOf(state: State, side: Direction, joined = joinedToOak(state)): Entrance | null {
  for (const candidate of clockwiseFrom(side)) {
    const at = bestOn(state, joined, candidate)
    if (at !== null) return { at, side: candidate }
  }
  return null
}

/** The first of the candidates of a side, found without putting all in order. */
function bestOn(state: State, joined: ReadonlySet<Place>, side: Direction): Place | null {
  let best: Place | null = null
  for (const place of joined) {
    if (!mayBeEntrance(state, place) || !isOnSide(place, side, state.rules.sides)) continue
    if (best === null || compareEntrances(state, side, place, best) < 0) best = place
  }
  return best
}

/** Why monsters of a side would appear where they would; null where no side has an entrance [R 9]. */
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

/** What decides between two candidates of a side, the better one first. */
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

/** The tiles of a side that can be its entrance, the best first [R 9]. */
const candidatesOn = (state: State, joined: ReadonlySet<Place>, side: Direction): Place[] =>
  places(state.tiles)
    .filter(
      (place) => joined.has(place) && mayBeEntrance(state, place) && isOnSide(place, side, state.rules.sides),
    )
    .sort((a, b) => compareEntrances(state, side, a, b))

/** The tiles of a side that would be its entrance, if a road joined them and monsters could appear there. */
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

/** Why nobody can appear on any side: no road joins a tile to the oak, or those that are joined let nobody in [R 9]. */
export type NoEntrance = 'unjoined' | 'barred'

export function whyNoEntrance({ tiles }: State): NoEntrance {
  const isJoined = DIRECTIONS.some((side) => {
    const beside = tiles[neighbour(CENTRE, side)]?.roads ?? 0
    return hasRoad(tiles[CENTRE]?.roads ?? 0, side) && hasRoad(beside, opposite(side))
  })
  return isJoined ? 'barred' : 'unjoined'
}

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
export function activeDen(state: State, joined = joinedToOak(state)): Place | null {
  const dens = places(state.tiles).filter(
    (place) =>
      joined.has(place) &&
      buildingRules(state.tiles[place]?.building ?? null)?.isDen &&
      closureAt(state, place) === null,
  )
  return dens.sort((a, b) => distance(b) - distance(a) || compareAngle(a, b))[0] ?? null
}
