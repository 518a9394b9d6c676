import {
  asPlace,
  DIRECTIONS,
  type Direction,
  eastOf,
  neighbour,
  opposite,
  type Place,
  southOf,
} from '../../kernel/boards/square.ts'
import type { State } from '../state.ts'
import { hasRoad, type Tile } from '../tiles.ts'

type Forest = State['tiles']

/** The places that are keys of a record, such as that of all tiles; row by row from the north-west. */
export function places(kept: Readonly<Record<Place, unknown>>): Place[] {
  const all: Place[] = []
  for (const key of Object.keys(kept)) all.push(asPlace(Number(key)))
  return all
}

/** The tile at a place, or null where the grid is empty. */
export const tileAt = (state: State, place: Place): Tile | null => state.tiles[place] ?? null

/** Whether any monster stands anywhere in the forest. */
export const hasMonsters = ({ tiles }: State): boolean =>
  places(tiles).some((place) => (tiles[place]?.monsters.length ?? 0) > 0)

/** Whether any monster stands on a tile that shares an edge with a place, roads or not. */
export const hasMonstersNextTo = ({ tiles }: State, place: Place): boolean =>
  DIRECTIONS.some((side) => (tiles[neighbour(place, side)]?.monsters.length ?? 0) > 0)

/** Whether the tiles on both sides of an edge have a road there (section 1). */
export function isJoined(tiles: Forest, from: Place, direction: Direction): boolean {
  if (!hasRoad(tiles[from]?.roads ?? 0, direction)) return false
  return hasRoad(tiles[neighbour(from, direction)]?.roads ?? 0, opposite(direction))
}

/** The outermost columns and rows with a tile. */
export interface Bounds {
  west: number
  east: number
  north: number
  south: number
}

/** The rectangle round all tiles, with the oak in it. */
export function boundsOf(tiles: Forest): Bounds {
  const bounds: Bounds = { west: 0, east: 0, north: 0, south: 0 }
  for (const place of places(tiles)) widen(bounds, place)
  return bounds
}

/** Widens a rectangle, so that a place lies in it. */
function widen(bounds: Bounds, place: Place): void {
  const east = eastOf(place)
  const south = southOf(place)
  if (east < bounds.west) bounds.west = east
  if (east > bounds.east) bounds.east = east
  if (south < bounds.north) bounds.north = south
  if (south > bounds.south) bounds.south = south
}

/** The extent of the forest: how wide and high that rectangle is, and its longest side [R 6]. */
export function extent(tiles: Forest): { width: number; height: number; longest: number } {
  const { west, east, north, south } = boundsOf(tiles)
  const width = east - west + 1
  const height = south - north + 1
  return { width, height, longest: Math.max(width, height) }
}

/** The empty places to which roads lead, into holes too, once for each such road; `without`: of all tiles but that. */
export function roadEnds(tiles: Forest, without?: Place): Place[] {
  const ends: Place[] = []
  for (const place of places(tiles)) if (place !== without) endsOfRoads(tiles, place, ends)
  return ends
}

/** Adds the empty places to which the roads of a tile lead. */
function endsOfRoads(tiles: Forest, place: Place, ends: Place[]): void {
  const roads = tiles[place]?.roads ?? 0
  for (const side of DIRECTIONS) {
    if (!hasRoad(roads, side)) continue
    const next = neighbour(place, side)
    if (!tiles[next]) ends.push(next)
  }
}

/** Where all roads end, and the rectangle round all tiles. */
export interface Edge {
  ends: readonly Place[]
  bounds: Bounds
}

/** Finds the edge of a forest at one go, since every listing asks for all of it. */
export function edgeOf(tiles: Forest): Edge {
  const ends: Place[] = []
  const bounds: Bounds = { west: 0, east: 0, north: 0, south: 0 }
  for (const place of places(tiles)) {
    endsOfRoads(tiles, place, ends)
    widen(bounds, place)
  }
  return { ends, bounds }
}

/** The empty places next to a tile, in the order of the grid. */
export function emptyPlaces(tiles: Forest): Place[] {
  const empty: Place[] = []
  for (const place of places(tiles)) {
    for (const side of DIRECTIONS) {
      const next = neighbour(place, side)
      if (!tiles[next] && !empty.includes(next)) empty.push(next)
    }
  }
  return empty.sort((a, b) => a - b)
}

/** How near to the oak it guards the tiles, itself among them, in tiles [R 30] [R 73]. */
export const GUARDED = 1
