import { DIRECTIONS, neighbour, type Place } from '../../kernel/boards/square.ts'
import type { SymbolId } from '../ids.ts'
import type { State } from '../state.ts'
import { symbolRules } from '../symbols.ts'

/** How many tiles a wall runs over: all that bear it unbroken and hang together over shared edges, roads or not [R 22]. */
function wallLength({ tiles }: State, wall: SymbolId, bearer: Place): number {
  const isPart = (place: Place) =>
    tiles[place]?.symbols.some(({ symbol, spent }) => symbol === wall && !spent) === true
  const run = new Set<Place>([bearer])
  // A set may grow while it is walked: what is added comes later in the same walk.
  for (const place of run) {
    for (const side of DIRECTIONS) {
      const next = neighbour(place, side)
      if (isPart(next)) run.add(next)
    }
  }
  return run.size
}

/** How many monsters break what a tile bears on its road; null where it is not a matter of number. */
export const strengthOf = (state: State, symbol: SymbolId, bearer: Place): number | null =>
  symbolRules(symbol).breaksBefore === 'its-length' ? wallLength(state, symbol, bearer) : null
