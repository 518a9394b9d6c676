import { DIRECTIONS, neighbour, type Place } from '../../kernel/boards/square.ts'
import type { SymbolId } from '../ids.ts'
import type { State } from '../state.ts'
import { symbolRules } from '../symbols.ts'

/** Returns the length of a wall: the number of tiles with it unbroken that are connected by edges, with or without roads [R 22]. */
function wallLength({ tiles }: State, wall: SymbolId, bearer: Place): number {
  const isPart = (place: Place) =>
    tiles[place]?.symbols.some(({ symbol, spent }) => symbol === wall && !spent) === true
  const run = new Set<Place>([bearer])
  // The loop also visits items that are added to the set while it runs.
  for (const place of run) {
    for (const side of DIRECTIONS) {
      const next = neighbour(place, side)
      if (isPart(next)) run.add(next)
    }
  }
  return run.size
}

/** Returns how many monsters break the bar of a tile; null if no number decides. */
export const strengthOf = (state: State, symbol: SymbolId, bearer: Place): number | null =>
  symbolRules(symbol).breaksBefore === 'its-length' ? wallLength(state, symbol, bearer) : null
