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

/** Returns the places that are keys of a record, row by row from the north-west. */
export function places(kept: Readonly<Record<Place, unknown>>): Place[] {
  const all: Place[] = []
  for (const key of Object.keys(kept)) all.push(asPlace(Number(key)))
  return all
}

/** Returns the tile at a place, or null. */
export const tileAt = (state: State, place: Place): Tile | null => state.tiles[place] ?? null

/** True if the forest has any monster. */
export const hasMonsters = ({ tiles }: State): boolean =>
  places(tiles).some((place) => (tiles[place]?.monsters.length ?? 0) > 0)

/** True if a tile next to a place has a monster, with or without a road between them. */
export const hasMonstersNextTo = ({ tiles }: State, place: Place): boolean =>
  DIRECTIONS.some((side) => (tiles[neighbour(place, side)]?.monsters.length ?? 0) > 0)

/** True if the tiles on both sides of an edge have a road there (section 1). */
export function isJoined(tiles: Forest, from: Place, direction: Direction): boolean {
  if (!hasRoad(tiles[from]?.roads ?? 0, direction)) return false
  return hasRoad(tiles[neighbour(from, direction)]?.roads ?? 0, opposite(direction))
}

/** The outermost columns and rows with a tile, relative to the oak. */
export interface Bounds {
  west: number
  east: number
  north: number
  south: number
}

/** Returns the bounding rectangle of all tiles, which includes the oak. */
export function boundsOf(tiles: Forest): Bounds {
  const bounds: Bounds = { west: 0, east: 0, north: 0, south: 0 }
  for (const place of places(tiles)) widen(bounds, place)
  return bounds
}

/** Extends a rectangle to include a place. */
function widen(bounds: Bounds, place: Place): void {
  const east = eastOf(place)
  const south = southOf(place)
  if (east < bounds.west) bounds.west = east
  if (east > bounds.east) bounds.east = east
  if (south < bounds.north) bounds.north = south
  if (south > bounds.south) bounds.south = south
}

/** Returns the width, the height and the longer of both of the bounding rectangle, in tiles [R 6]. */
export function extent(tiles: Forest): { width: number; height: number; longest: number } {
  const { west, east, north, south } = boundsOf(tiles)
  const width = east - west + 1
  const height = south - north + 1
  return { width, height, longest: Math.max(width, height) }
}

/** Returns the empty places at the ends of roads, including holes, once for each road. `without`: a tile to ignore. */
export function roadEnds(tiles: Forest, without?: Place): Place[] {
  const ends: Place[] = []
  for (const place of places(tiles)) if (place !== without) endsOfRoads(tiles, place, ends)
  return ends
}

/** Adds the empty places at the ends of the roads of a tile. */
function endsOfRoads(tiles: Forest, place: Place, ends: Place[]): void {
  const roads = tiles[place]?.roads ?? 0
  for (const side of DIRECTIONS) {
    if (!hasRoad(roads, side)) continue
    const next = neighbour(place, side)
    if (!tiles[next]) ends.push(next)
  }
}

/** The ends of all roads, and the bounding rectangle of all tiles. */
export interface ForestEdge {
  ends: readonly Place[]
  bounds: Bounds
}

/** Finds the road ends and the bounds in one pass, since every list of actions needs both. */
export function edgeOf(tiles: Forest): ForestEdge {
  const ends: Place[] = []
  const bounds: Bounds = { west: 0, east: 0, north: 0, south: 0 }
  for (const place of places(tiles)) {
    endsOfRoads(tiles, place, ends)
    widen(bounds, place)
  }
  return { ends, bounds }
}

/** Returns the empty places next to a tile, in grid order. */
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

/** The oak protects tiles up to this distance, including itself [R 30] [R 73]. */
export const GUARDED = 1
