import { type Direction, eastOf, type Place, southOf } from '../../../../engine/kernel/index.ts'
import { spotOf } from './layout.ts'

const ALONG: Record<Direction, readonly [east: number, south: number]> = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
}

/** How much a place aside counts against one straight ahead. */
const ASIDE = 2.5

/**
 * The place that an arrow key leads to: the nearest that way, straight ahead before aside; the same place
 * where there is none.
 */
export function nextPlace(places: readonly Place[], from: Place, direction: Direction): Place {
  const [east, south] = ALONG[direction]
  const here = spotOf(from)
  let best = from
  let least = Number.POSITIVE_INFINITY
  for (const place of places) {
    const { x, y } = spotOf(place)
    const ahead = (x - here.x) * east + (y - here.y) * south
    const aside = Math.abs((x - here.x) * south) + Math.abs((y - here.y) * east)
    const cost = ahead + aside * ASIDE
    if (ahead > 0 && aside <= ahead && cost < least) {
      best = place
      least = cost
    }
  }
  return best
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'north',
  ArrowRight: 'east',
  ArrowDown: 'south',
  ArrowLeft: 'west',
}

/** The place that a key leads to: an arrow, or Home and End to the ends of a row; null for any other key. */
export function placeByKey(places: readonly Place[], from: Place, key: string): Place | null {
  const direction = ARROWS[key]
  if (direction) return nextPlace(places, from, direction)
  if (key !== 'Home' && key !== 'End') return null
  const row = places.filter((place) => southOf(place) === southOf(from))
  const further = key === 'Home' ? -1 : 1
  return row.reduce((end, place) => ((eastOf(place) - eastOf(end)) * further > 0 ? place : end), from)
}
