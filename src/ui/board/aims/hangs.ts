import type { State } from '../../../engine/fairy-tale/index.ts'
import { type Direction, neighbour, type Place } from '../../../engine/kernel/index.ts'

/** Where the plank hangs that confirms what is aimed at a place. */
export type Hangs = 'below' | 'above' | 'inside'

/** Where it hides no other tile: below the place, or above it; between two tiles it lies on the place itself. */
export function hangsAt({ tiles }: Pick<State, 'tiles'>, place: Place): Hangs {
  const free = (side: Direction) => !tiles[neighbour(place, side)]
  return free('south') ? 'below' : free('north') ? 'above' : 'inside'
}
