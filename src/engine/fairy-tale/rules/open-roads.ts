import { DIRECTIONS, eastOf, neighbour, type Place, southOf } from '../../kernel/boards/square.ts'
import { once, onceFor } from '../../kernel/once-per.ts'
import type { State } from '../state.ts'
import { type Roads, roadSides } from '../tiles.ts'
import { type Bounds, boundsOf, type Edge, edgeOf, roadEnds } from './forest.ts'

type Forest = State['tiles']

/**
 * The forest's open roads: those that lead to an empty place from which the world outside can be reached over
 * empty places, on islands or not. A road into a hole that the forest encloses is none [R 11].
 */
export interface OpenRoads {
  /** The empty places to which roads lead, into holes too, once for each road. */
  ends(): readonly Place[]
  /** Whether there is any. */
  any(): boolean
  /** Whether other tiles have one, if any tile at all lies at a place. */
  besides(at: Place): boolean
  /** Whether one of these roads of a tile that lies at a place, all of them to empty places, is one. */
  leadOut(at: Place, roads: Roads): boolean
}

/** Looks at the open roads of a forest. Most of them end beyond it and need no search: this is asked at every listing. */
export function openRoadsOf(tiles: Forest): OpenRoads {
  const edge = once(() => edgeOf(tiles))
  const ends = () => edge().ends
  const beyond = once(() => twoBeyond(edge()))
  const isOpen = (end: Place, at?: Place) => end !== at && leadsOutside(tiles, edge().bounds, end, at)
  const search = onceFor((at: Place) => roadEnds(tiles, at).some((end) => isOpen(end, at)))
  return {
    ends,
    any: once(() => beyond().length > 0 || ends().some((end) => isOpen(end))),
    besides(at) {
      const [first, second] = tiles[at] ? [] : beyond()
      return second !== undefined || (first !== undefined && first !== at) || search(at)
    },
    leadOut: (at, roads) => roadSides(roads).some((side) => isOpen(neighbour(at, side), at)),
  }
}

/** Two places beyond the forest to which roads lead; fewer, where there are no two. */
function twoBeyond({ ends, bounds }: Edge): Place[] {
  const found: Place[] = []
  for (const end of ends) {
    if (end === found[0] || !isBeyond(bounds, end)) continue
    if (found.push(end) === 2) break
  }
  return found
}

/** How many open roads the forest has [R 11]. */
export function openRoads(tiles: Forest): number {
  const bounds = boundsOf(tiles)
  return roadEnds(tiles).filter((end) => leadsOutside(tiles, bounds, end)).length
}

/** Whether the world outside can be reached from an empty place over empty places, if a tile lies at `laid` too. */
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

/** Whether a place lies beyond the rectangle round all tiles: no single tile bars the way out from there. */
function isBeyond({ west, east, north, south }: Bounds, place: Place): boolean {
  const column = eastOf(place)
  const row = southOf(place)
  return column < west || column > east || row < north || row > south
}
