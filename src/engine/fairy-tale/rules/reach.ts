import { CENTRE, DIRECTIONS, neighbour, type Place } from '../../kernel/grid.ts'
import type { State } from '../state.ts'
import { isShut } from './bars.ts'
import { isJoined } from './forest.ts'

/** All places from which a road leads to the oak, over nothing that shuts monsters out; the oak among them. */
export function joinedToOak(state: State): Set<Place> {
  const joined = new Set<Place>([CENTRE])
  for (const place of joined) {
    for (const side of DIRECTIONS) {
      if (!isJoined(state.tiles, place, side)) continue
      const next = neighbour(place, side)
      if (!joined.has(next) && !isShut(state, next)) joined.add(next)
    }
  }
  return joined
}
