import {
  DIRECTIONS,
  type Direction,
  distanceFromCentre,
  neighbour,
  opposite,
  type Place,
} from '../../kernel/boards/square.ts'
import { lazy } from '../../kernel/memoize.ts'
import type { Refusal } from '../actions.ts'
import { buildingRules } from '../buildings.ts'
import type { State } from '../state.ts'
import { symbolRules } from '../symbols.ts'
import { type Face, hasRoad, type Roads, roadBit, type Turn, turnRoads } from '../tiles.ts'
import { type Purse, purseOf, refuseCost } from './costs.ts'
import { awaitsMore } from './goal.ts'
import { type OpenRoads, openRoadsOf } from './open-roads.ts'

/** The facts about the whole forest that placement needs, each computed on first use. */
export interface Survey {
  purse(): Purse | null
  roads: OpenRoads
  /** True if a road must stay open when this tile is placed, because of remaining tiles. */
  awaits(laid: Face): boolean
}

/** Surveys the forest. The tile at `leaving` does not count towards costs. */
export function surveyOf(state: State, leaving?: Place): Survey {
  const awaits = lazy(() => awaitsMore(state))
  return {
    purse: lazy(() => purseOf(state, leaving)),
    roads: openRoadsOf(state.tiles),
    awaits: (laid) => awaits()(laid),
  }
}

/** True if a tile must be placed: while its symbol is not used up, it may be neither swept nor swapped away [R 56]. */
export const mustBePlaced = ({ symbols }: Pick<Face, 'symbols'>): boolean =>
  symbols.some(({ symbol, spent }) => !spent && symbolRules(symbol).mustBePlaced)

/** A place described by its neighbours, with or without a tile on it. */
export interface Site {
  at: Place
  /** The sides with a neighbouring tile. */
  shared: Roads
  /** The sides with a road from a neighbour to this place. */
  met: Roads
}

export function siteAt({ tiles }: State, at: Place): Site {
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

/** Returns why a tile cannot be placed on an empty site in a rotation, or null (3.2, section 8) [R 11]. */
const refuseOnSite = (state: State, survey: Survey, site: Site, face: Face, turn: Turn): Refusal | null =>
  refuseEdges(state, site, turnRoads(face.roads, turn)) ?? refuseToLie(survey, site, face, turn)

/** Returns why a tile cannot be on a site apart from its edges (distance, cost, [R 11]), or null. */
export function refuseToLie(survey: Survey, site: Site, face: Face, turn: Turn): Refusal | null {
  return refuseDistance(site, face) ?? refuseToPay(survey, face) ?? refuseToClose(survey, site, face, turn)
}

/** Refuses a tile too close to the oak (section 8). */
export function refuseDistance({ at }: Site, { building }: Face): Refusal | null {
  const minimum = buildingRules(building)?.minimumDistance ?? 0
  return distanceFromCentre(at) < minimum ? { code: 'too-close-to-the-oak', minimum } : null
}

/** Refuses a tile that cannot be paid for, anywhere. */
export const refuseToPay = ({ purse }: Survey, face: Face): Refusal | null =>
  face.building ? refuseCost(purse(), face) : null

/** Refuses to close the last open road while a diamond is still to be placed [R 11], or while the pile lasts [R 68]. */
export function refuseToClose(
  { roads, awaits }: Survey,
  { at, shared }: Site,
  face: Face,
  turn: Turn,
): Refusal | null {
  if (!awaits(face) || roads.besides(at)) return null
  const leadsOn = roads.leadOut(at, turnRoads(face.roads, turn) & ~shared)
  return leadsOn || !roads.any() ? null : { code: 'closes-the-last-road' }
}

/** Refuses a tile if none of its roads joins a neighbour in this rotation. */
export const refuseApart = ({ met }: Site, { roads }: Face, turn: Turn): Refusal | null =>
  (turnRoads(roads, turn) & met) === 0 ? { code: 'no-road-joins' } : null

/** Returns why a tile cannot be placed at a place in a rotation, or null. */
export function refusePlacement(state: State, face: Face, at: Place, turn: Turn): Refusal | null {
  if (state.tiles[at]) return { code: 'place-is-taken' }
  return refuseOnSite(state, surveyOf(state), siteAt(state, at), face, turn)
}

/** True if edges fit: road meets road and hedge meets hedge on every shared edge, and at least one road joins [R 11]. */
export const edgesMeet = ({ rules }: State, { shared, met }: Site, roads: Roads): boolean =>
  (roads & met) !== 0 && (rules.roads === 'loose' || ((roads ^ met) & shared) === 0)

/** Returns why edges do not fit. */
function refuseEdges(state: State, site: Site, roads: Roads): Refusal | null {
  if (edgesMeet(state, site, roads)) return null
  const { shared, met } = site
  if (shared === 0) return { code: 'not-next-to-the-forest' }
  const clashes = (roads ^ met) & shared
  return clashes !== 0 && state.rules.roads === 'strict' ? clashOn(clashes, roads) : { code: 'no-road-joins' }
}

/** Returns the first clash, clockwise from north. */
function clashOn(clashes: Roads, roads: Roads): Refusal {
  const edge: Direction = DIRECTIONS.find((side) => hasRoad(clashes, side)) ?? 'north'
  return hasRoad(roads, edge) ? { code: 'road-meets-hedge', edge } : { code: 'hedge-meets-road', edge }
}
