import { DIRECTIONS, eastOf, neighbour, type Place, southOf } from '../../kernel/boards/square.ts'
import { lazy, memoizeByKey } from '../../kernel/memoize.ts'
import type { State } from '../state.ts'
import { type Roads, roadSides } from '../tiles.ts'
import { type Bounds, boundsOf, edgeOf, type ForestEdge, roadEnds } from './forest.ts'

type Forest = State['tiles']

/**
 * The open roads of the forest. An open road leads to an empty place that is connected to the outside over empty places; roads of islands
 * count too. A road into an enclosed hole is not open [R 11].
 */
export interface OpenRoads {
  /** The empty places at the ends of roads, including holes, once for each road. */
  ends(): readonly Place[]
  /** True if the forest has an open road. */
  any(): boolean
  /** True if other tiles than the one at `at` have an open road, with a tile on that place. */
  besides(at: Place): boolean
  /** True if one of these roads of a tile at `at` is open. All of them must lead to empty places. */
  leadOut(at: Place, roads: Roads): boolean
}

/** Finds the open roads of a forest. Most road ends are outside its bounds and need no search: every list of actions asks this. */
export function openRoadsOf(tiles: Forest): OpenRoads {
  const edge = lazy(() => edgeOf(tiles))
  const ends = () => edge().ends
  const beyond = lazy(() => twoBeyond(edge()))
  const isOpen = (end: Place, at?: Place) => end !== at && leadsOutside(tiles, edge().bounds, end, at)
  const search = memoizeByKey((at: Place) => roadEnds(tiles, at).some((end) => isOpen(end, at)))
  return {
    ends,
    any: lazy(() => beyond().length > 0 || ends().some((end) => isOpen(end))),
    besides(at) {
      const [first, second] = tiles[at] ? [] : beyond()
      return second !== undefined || (first !== undefined && first !== at) || search(at)
    },
    leadOut: (at, roads) => roadSides(roads).some((side) => isOpen(neighbour(at, side), at)),
  }
}

/** Returns two different road ends outside the bounds of the forest, or fewer if it has no two. */
function twoBeyond({ ends, bounds }: ForestEdge): Place[] {
  const found: Place[] = []
  for (const end of ends) {
    if (end === found[0] || !isBeyond(bounds, end)) continue
    if (found.push(end) === 2) break
  }
  return found
}

/** The number of open roads of the forest [R 11]. */
export function openRoads(tiles: Forest): number {
  const bounds = boundsOf(tiles)
  return roadEnds(tiles).filter((end) => leadsOutside(tiles, bounds, end)).length
}

/** True if an empty place is connected to the outside over empty places. `laid`: a place to treat as taken. */
function leadsOutside(tiles: Forest, bounds: Bounds, from: Place, laid?: Place): boolean {
  const reached = new Set<Place>([from])
  for (const place of reached) {
    if (isBeyond(bounds, place)) return true
    for (const side of DIRECTIONS) {
      const next = neighbour(place, side)
      if (next !== laid && !tiles[next]) reached.add(next)
    }
  }
  return false
}

/** True if a place is outside the bounds of the forest, from where no single tile can block the way out. */
function isBeyond({ west, east, north, south }: Bounds, place: Place): boolean {
  const column = eastOf(place)
  const row = southOf(place)
  return column < west || column > east || row < north || row > south
}
