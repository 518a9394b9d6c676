import type { Place } from '../../kernel/boards/square.ts'
import type { Refusal } from '../actions.ts'
import type { Cost } from '../buildings.ts'
import { buildingRules, isGoal } from '../buildings.ts'
import { iconsThatCount, isFree } from '../expansion-queries.ts'
import type { BuildingId, SymbolId } from '../ids.ts'
import type { State } from '../state.ts'
import { isResource } from '../symbols.ts'
import type { Face } from '../tiles.ts'
import { places } from './forest.ts'

/** What a tile asks for, and how much of it lies in the forest. */
export interface Price {
  symbol: SymbolId
  have: number
  need: number
}

/** What every tile is paid with: found once for a whole list of wishes. */
export interface Purse {
  /** The icons of each resource that lie in the forest. */
  icons: ReadonlyMap<SymbolId, number>
  /** How many tiles of each kind lie there. */
  laid: ReadonlyMap<BuildingId, number>
  /** Dark diamonds that were laid, and are destroyed. */
  destroyed: number
}

/**
 * Opens the purse: icons are counted, never spent, islands too [R 35]. Null without the box of resources, as
 * nothing costs anything then. `leaving`: a place whose tile is about to leave, so that its icons do not count
 * [R 20].
 */
export function purseOf(state: State, leaving?: Place): Purse | null {
  if (!state.boxes.resources || isFree(state)) return null
  const icons = new Map<SymbolId, number>()
  const laid = new Map<BuildingId, number>()
  for (const place of places(state.tiles)) {
    const tile = state.tiles[place]
    if (place === leaving || !tile) continue
    countIcons(icons, tile)
    if (tile.building) laid.set(tile.building, (laid.get(tile.building) ?? 0) + 1)
  }
  for (const [symbol, count] of icons) icons.set(symbol, iconsThatCount(state, count))
  return { icons, laid, destroyed: state.diamonds }
}

/** What must lie in the forest before a tile may be placed now (section 8); nothing for one without a cost. */
export const pricesOf = (state: State, face: Pick<Face, 'building'>): Price[] =>
  pricesIn(purseOf(state), face)

/** Why a tile cannot be paid for now; null if it can. */
export const payRefusal = (state: State, face: Pick<Face, 'building'>): Refusal | null =>
  refuseCost(purseOf(state), face)

/** Why a tile cannot be paid for: the first icon that is short; null if it can. */
export function refuseCost(purse: Purse | null, face: Pick<Face, 'building'>): Refusal | null {
  const short = pricesIn(purse, face).find(({ have, need }) => have < need)
  return short ? { code: 'cannot-pay', ...short } : null
}

/** How many icons of each resource lie in the forest, as far as they count [R 64]. */
export function iconsIn(state: State): ReadonlyMap<SymbolId, number> {
  const icons = new Map<SymbolId, number>()
  for (const place of places(state.tiles)) {
    const tile = state.tiles[place]
    if (tile) countIcons(icons, tile)
  }
  for (const [symbol, count] of icons) icons.set(symbol, iconsThatCount(state, count))
  return icons
}

function countIcons(icons: Map<SymbolId, number>, { symbols }: Face): void {
  for (const { symbol } of symbols) {
    if (isResource(symbol)) icons.set(symbol, (icons.get(symbol) ?? 0) + 1)
  }
}

const FREE: Price[] = []

function pricesIn(purse: Purse | null, { building }: Pick<Face, 'building'>): Price[] {
  if (!purse || !building) return FREE
  return Object.entries(nextCost(purse, building)).map(([id, need]) => {
    const symbol = id as SymbolId
    return { symbol, have: purse.icons.get(symbol) ?? 0, need }
  })
}

/** What the tiles of a kind cost, the first that is placed first; the last cost holds on. */
export const costsOf = (building: BuildingId): readonly Cost[] => buildingRules(building)?.costs ?? []

/** The first cost is that of the first of a kind that is placed, and so on; the last holds on. */
function nextCost({ laid, destroyed }: Purse, building: BuildingId): Cost {
  const costs = costsOf(building)
  const before = (laid.get(building) ?? 0) + (isGoal({ building }) ? destroyed : 0)
  return costs[before] ?? costs.at(-1) ?? {}
}
