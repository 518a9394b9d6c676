import { CENTRE, type Place } from '../../kernel/boards/square.ts'
import { buildingRules } from '../buildings.ts'
import { roomIn } from '../expansion-queries.ts'
import { CAPACITY } from '../setup.ts'
import type { State } from '../state.ts'
import { symbolRules } from '../symbols.ts'
import type { Tile } from '../tiles.ts'

/** The capacity of a tile other than the oak, in monsters, by its symbols and building (section 1). */
function capacityOf({ building, symbols }: Tile): number {
  if (building && buildingRules(building)?.neverFull) return Number.POSITIVE_INFINITY
  for (const { symbol, number } of symbols) if (symbolRules(symbol).isCapacity) return number
  return CAPACITY
}

/** The capacity of a tile, including the effect of a curse [R 64]. */
const capacityIn = (state: State, tile: Tile): number => roomIn(state, capacityOf(tile))

/** The capacity of a place, in monsters; unlimited for the oak [R 36]. */
export function capacityAt(state: State, place: Place): number {
  const tile = state.tiles[place]
  return place === CENTRE || !tile ? Number.POSITIVE_INFINITY : capacityIn(state, tile)
}

/** True if a place has reached its capacity of monsters. The oak is never full. */
export function isFull(state: State, place: Place): boolean {
  const tile = state.tiles[place]
  if (!tile || tile.monsters.length === 0 || place === CENTRE) return false
  return tile.monsters.length >= capacityIn(state, tile)
}
