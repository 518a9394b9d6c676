import { DIRECTIONS, neighbour, type Place } from '../../kernel/boards/square.ts'
import type { SymbolRules } from '../hooks/symbol.ts'
import type { State } from '../state.ts'

/**
 * Wall: a gate that breaks before as many monsters as the wall is long. It is as long as all tiles with an
 * unbroken wall that hang together over shared edges, roads or not [R 22].
 */
export const wall: SymbolRules = {
  mark: 'W',
  box: 'knotty',
  sides: 1,
  onRoad: true,
  breaks: ({ state, bearer, from }) => (state.tiles[from]?.monsters.length ?? 0) >= lengthOf(state, bearer),
  strength: lengthOf,
}

/** How many tiles the wall runs over that a tile is part of. */
function lengthOf(state: State, bearer: Place): number {
  const wallTiles = new Set<Place>([bearer])
  for (const place of wallTiles) {
    for (const side of DIRECTIONS) {
      const next = neighbour(place, side)
      if (bearsWall(state, next)) wallTiles.add(next)
    }
  }
  return wallTiles.size
}

const bearsWall = ({ tiles }: State, place: Place): boolean =>
  tiles[place]?.symbols.some(({ symbol, spent }) => symbol === 'wall' && !spent) === true
