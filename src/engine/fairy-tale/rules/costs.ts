import type { Place } from '../../kernel/grid.ts'
import type { Refusal } from '../actions.ts'
import { buildingRules } from '../buildings/index.ts'
import type { State } from '../state.ts'
import { type SymbolId, symbolRules } from '../symbols/index.ts'
import type { Face } from '../tiles.ts'
import { places } from './forest.ts'

/** What a tile asks for, and how much of it lies in the forest. */
export interface Price {
  symbol: SymbolId
  have: number
  need: number
}

const FREE: readonly Price[] = []

/**
 * What must lie in the forest before a tile may be placed now: icons are counted, never spent, islands too
 * [R 35]. Without the box of resources nothing costs anything. `without`: a place whose tile is about to leave,
 * so that its icons do not count [R 20].
 */
export function costOf(state: State, { building }: Face, without?: Place): readonly Price[] {
  const costs = building && state.boxes.resources ? buildingRules(building)?.costs : undefined
  if (!building || !costs) return FREE
  const cost = costs[Math.min(placedBefore(state, building), costs.length - 1)] ?? {}
  const icons = iconsIn(state, without)
  return Object.entries(cost).map(([id, need]) => {
    const symbol = id as SymbolId
    return { symbol, have: icons.get(symbol) ?? 0, need }
  })
}

/** Why a tile cannot be paid for now: the first icon that is short; null if it can. */
export function refuseCost(state: State, face: Face, without?: Place): Refusal | null {
  const short = costOf(state, face, without).find(({ have, need }) => have < need)
  return short ? { code: 'cannot-pay', ...short } : null
}

/** How many tiles of a kind were placed before: those that lie in the forest, and destroyed diamonds. */
function placedBefore(state: State, building: NonNullable<Face['building']>): number {
  const laid = places(state.tiles).filter((place) => state.tiles[place]?.building === building).length
  return laid + (buildingRules(building)?.isGoal ? state.diamonds : 0)
}

/** How many icons of each resource lie in the forest. */
export function iconsIn({ tiles }: State, without?: Place): ReadonlyMap<SymbolId, number> {
  const icons = new Map<SymbolId, number>()
  for (const place of places(tiles)) {
    if (place === without) continue
    for (const { symbol } of tiles[place]?.symbols ?? []) {
      if (symbolRules(symbol).isResource) icons.set(symbol, (icons.get(symbol) ?? 0) + 1)
    }
  }
  return icons
}
