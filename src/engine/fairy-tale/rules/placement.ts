import {
  DIRECTIONS,
  type Direction,
  distance,
  neighbour,
  opposite,
  type Place,
} from '../../kernel/boards/square.ts'
import { once } from '../../kernel/once-per.ts'
import type { Refusal } from '../actions.ts'
import { buildingRules } from '../buildings.ts'
import type { State } from '../state.ts'
import { symbolRules } from '../symbols.ts'
import { type Face, hasRoad, type Roads, roadBit, type Turn, turnRoads } from '../tiles.ts'
import { type Purse, purseOf, refuseCost } from './costs.ts'
import { awaitsMore } from './goal.ts'
import { type OpenRoads, openRoadsOf } from './open-roads.ts'

/** What of the whole forest matters wherever a tile would lie: each found once, when it is first asked for. */
export interface Survey {
  purse(): Purse | null
  roads: OpenRoads
  /** Whether a road must stay open when that tile is laid, for what is still to come. */
  awaits(laid: Face): boolean
}

/** Looks over the forest; what lies at the place `leaving` does not help to pay for what comes there. */
export function surveyOf(state: State, leaving?: Place): Survey {
  const awaits = once(() => awaitsMore(state))
  return {
    purse: once(() => purseOf(state, leaving)),
    roads: openRoadsOf(state.tiles),
    awaits: (laid) => awaits()(laid),
  }
}

/** Whether a tile stays until somebody lays it, as long as that is not used up [R 56]. */
export const mustBePlaced = ({ symbols }: Pick<Face, 'symbols'>): boolean =>
  symbols.some(({ symbol, spent }) => !spent && symbolRules(symbol).mustBePlaced)

/** A place as its neighbours make it, whether a tile lies there or not. */
export interface Site {
  at: Place
  /** The sides on which a tile lies next door. */
  shared: Roads
  /** The sides on which a road leads here from next door. */
  met: Roads
}

/** Looks at a place's neighbours. */
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

/** Why a tile may not be laid on an empty site, turned so; null if it may (3.2, section 8) [R 11]. */
const refuseOnSite = (state: State, survey: Survey, site: Site, face: Face, turn: Turn): Refusal | null =>
  refuseEdges(state, site, turnRoads(face.roads, turn)) ?? refuseToLie(survey, site, face, turn)

/** Why a tile may not lie on a site, turned so, however its edges meet: too close, too dear, or [R 11]. */
export function refuseToLie(survey: Survey, site: Site, face: Face, turn: Turn): Refusal | null {
  return refuseDistance(site, face) ?? refuseToPay(survey, face) ?? refuseToClose(survey, site, face, turn)
}

/** Refuses a tile that may not lie so close to the oak (section 8). */
export function refuseDistance({ at }: Site, { building }: Face): Refusal | null {
  const minimum = buildingRules(building)?.minimumDistance ?? 0
  return distance(at) < minimum ? { code: 'too-close-to-the-oak', minimum } : null
}

/** Refuses a tile that cannot be paid for, wherever it would lie. */
export const refuseToPay = ({ purse }: Survey, face: Face): Refusal | null =>
  face.building ? refuseCost(purse(), face) : null

/** Refuses to close the forest's last open road, while a diamond is still to come [R 11], or as long as the pile lasts [R 68]. */
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

/** Refuses a tile none of whose roads, turned so, joins a neighbour's. */
export const refuseApart = ({ met }: Site, { roads }: Face, turn: Turn): Refusal | null =>
  (turnRoads(roads, turn) & met) === 0 ? { code: 'no-road-joins' } : null

/** Why a tile may not be laid at a place, turned so; null if it may. */
export function refusePlacement(state: State, face: Face, at: Place, turn: Turn): Refusal | null {
  if (state.tiles[at]) return { code: 'place-is-taken' }
  return refuseOnSite(state, surveyOf(state), siteAt(state, at), face, turn)
}

/** On every shared edge road must meet road and hedge meet hedge; at least one road must join [R 11]. */
export const edgesMeet = ({ rules }: State, { shared, met }: Site, roads: Roads): boolean =>
  (roads & met) !== 0 && (rules.roads === 'loose' || ((roads ^ met) & shared) === 0)

/** Says what is wrong where edges do not meet. */
function refuseEdges(state: State, site: Site, roads: Roads): Refusal | null {
  if (edgesMeet(state, site, roads)) return null
  const { shared, met } = site
  if (shared === 0) return { code: 'not-next-to-the-forest' }
  const clashes = (roads ^ met) & shared
  return clashes !== 0 && state.rules.roads === 'strict' ? clashOn(clashes, roads) : { code: 'no-road-joins' }
}

/** Names the first clash, clockwise from north. */
function clashOn(clashes: Roads, roads: Roads): Refusal {
  const edge: Direction = DIRECTIONS.find((side) => hasRoad(clashes, side)) ?? 'north'
  return hasRoad(roads, edge) ? { code: 'road-meets-hedge', edge } : { code: 'hedge-meets-road', edge }
}
