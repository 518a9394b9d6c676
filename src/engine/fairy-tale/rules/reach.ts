import { CENTRE, DIRECTIONS, neighbour, opposite, type Place } from '../../kernel/boards/square.ts'
import type { State } from '../state.ts'
import { hasRoad } from '../tiles.ts'
import { isShut } from './bars.ts'

/**
 * Returns all places joined to the oak by roads, including the oak, without passing tiles that keep monsters out. Every list of actions
 * needs this, so the roads of each tile are read once instead of calling `isJoined` for each side. Random play is 6 % faster.
 */
export function joinedToOak(state: State): Set<Place> {
  const joined = new Set<Place>([CENTRE])
  for (const place of joined) {
    const roads = state.tiles[place]?.roads ?? 0
    for (const side of DIRECTIONS) {
      const next = neighbour(place, side)
      if (!hasRoad(roads, side) || joined.has(next)) continue
      const back = hasRoad(state.tiles[next]?.roads ?? 0, opposite(side))
      if (back && !isShut(state, next)) joined.add(next)
    }
  }
  return joined
}
