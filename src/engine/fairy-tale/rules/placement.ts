import { DIRECTIONS, type Direction, distance, neighbour, opposite, type Place } from '../../kernel/grid.ts'
import type { Refusal } from '../actions.ts'
import { buildingRules, isGoal } from '../buildings/index.ts'
import type { State } from '../state.ts'
import { type Face, hasRoad, type Roads, roadBit, type Turn, turnRoads } from '../tiles.ts'
import { refuseCost } from './costs.ts'
import { isJoined, openRoads } from './forest.ts'
import { diamondsToCome } from './market.ts'

/** An empty place as its neighbours make it: the sides on which a tile lies, and those with a road to here. */
export interface Site {
  at: Place
  shared: Roads
  met: Roads
}

/** Looks at an empty place's neighbours; null where a tile lies already. */
export function siteAt({ tiles }: State, at: Place): Site | null {
  if (tiles[at]) return null
  let shared = 0
  let met = 0
  for (const edge of DIRECTIONS) {
    const next = tiles[neighbour(at, edge)]
    if (!next) continue
    shared |= roadBit(edge)
    if (hasRoad(next.roads, opposite(edge))) met |= roadBit(edge)
  }
  return { at, shared, met }
}

/** Why a tile may not lie on a site, turned so; null if it may (3.2, section 8) [R 11]. */
export function refuseOnSite(state: State, site: Site, face: Face, turn: Turn): Refusal | null {
  const roads = turnRoads(face.roads, turn)
  const minimum = buildingRules(face.building)?.minimumDistance ?? 0
  return (
    refuseEdges(state, site, roads) ??
    (distance(site.at) < minimum ? { code: 'too-close-to-the-oak', minimum } : null) ??
    (closesLastRoad(state, site, face, roads) ? { code: 'closes-the-last-road' } : null)
  )
}

/** Why a tile may not lie at a place, turned so; null if it may. */
export function refusePlacement(state: State, face: Face, at: Place, turn: Turn): Refusal | null {
  const site = siteAt(state, at)
  if (!site) return { code: 'place-is-taken' }
  return refuseOnSite(state, site, face, turn) ?? refuseCost(state, face)
}

/**
 * Why a tile may not lie where another lies now, or lies otherwise now: one joined road is enough, neighbours
 * need not match and may be cut off [R 20], but the last open road stays open [R 11].
 */
export function refuseInPlace(state: State, at: Place, face: Face): Refusal | null {
  const tiles = { ...state.tiles, [at]: { ...face, monsters: [] } }
  if (!DIRECTIONS.some((side) => isJoined(tiles, at, side))) return { code: 'no-road-joins' }
  if (diamondsToCome(state) > 0 && openRoads(tiles) === 0) return { code: 'closes-the-last-road' }
  return null
}

/** On every shared edge road must meet road and hedge meet hedge; at least one road must join [R 11]. */
function refuseEdges({ rules }: State, { shared, met }: Site, roads: Roads): Refusal | null {
  if (shared === 0) return { code: 'not-next-to-the-forest' }
  const clashes = (roads ^ met) & shared
  if (clashes !== 0 && rules.roads === 'strict') return clashOn(clashes, roads)
  return (roads & met) === 0 ? { code: 'no-road-joins' } : null
}

/** Names the first clash, clockwise from north. */
function clashOn(clashes: Roads, roads: Roads): Refusal {
  const edge: Direction = DIRECTIONS.find((side) => hasRoad(clashes, side)) ?? 'north'
  return hasRoad(roads, edge) ? { code: 'road-meets-hedge', edge } : { code: 'hedge-meets-road', edge }
}

/** Whether no road would lead out of the forest any more, while a diamond is still to come [R 11]. */
function closesLastRoad(state: State, { shared, met }: Site, face: Face, roads: Roads): boolean {
  const leadsOn = (roads & ~shared) !== 0
  if (leadsOn) return false
  const toCome = diamondsToCome(state) - (isGoal(face) ? 1 : 0)
  const closed = DIRECTIONS.filter((side) => hasRoad(met, side)).length
  return toCome > 0 && openRoads(state.tiles) === closed
}
