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

/** One resource in the cost of a tile. `have`: its icons in the forest. */
export interface Price {
  symbol: SymbolId
  have: number
  need: number
}

/** All values that determine costs, collected once for many tiles. */
export interface Purse {
  /** The number of icons of each resource in the forest. */
  icons: ReadonlyMap<SymbolId, number>
  /** The number of placed tiles of each kind. */
  laid: ReadonlyMap<BuildingId, number>
  /** The number of dark diamonds that were placed and then destroyed. */
  destroyed: number
}

/**
 * Counts the icons that pay for tiles. Icons of islands count too, and icons are never used up [R 35]. Returns null if nothing has a cost,
 * such as without the box of resources. `leaving`: a place with a tile that is about to leave, so its icons do not count [R 20].
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

/** Returns the resources that a tile needs now (section 8); empty for a tile without a cost. */
export const pricesOf = (state: State, face: Pick<Face, 'building'>): Price[] =>
  pricesIn(purseOf(state), face)

/** Returns why a tile cannot be paid for now, or null. */
export const payRefusal = (state: State, face: Pick<Face, 'building'>): Refusal | null =>
  refuseCost(purseOf(state), face)

/** Returns the first resource that is short for a tile, or null. */
export function refuseCost(purse: Purse | null, face: Pick<Face, 'building'>): Refusal | null {
  const short = pricesIn(purse, face).find(({ have, need }) => have < need)
  return short ? { code: 'cannot-pay', ...short } : null
}

/** Returns the number of icons of each resource that count [R 64]. */
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

/** Returns the costs of a kind of building, by the order of placement. The last one also applies to all further tiles. */
export const costsOf = (building: BuildingId): readonly Cost[] => buildingRules(building)?.costs ?? []

/** Returns the cost of the next tile of a kind. */
function nextCost({ laid, destroyed }: Purse, building: BuildingId): Cost {
  const costs = costsOf(building)
  const before = (laid.get(building) ?? 0) + (isGoal({ building }) ? destroyed : 0)
  return costs[before] ?? costs.at(-1) ?? {}
}
