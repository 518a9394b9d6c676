import type { Spot } from '../spot.ts'

/** Where each arrow key leads on the board. */
const ARROWS: Readonly<Record<string, Spot>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
}

/** What is asked of a board, whatever its places look like. */
export interface Roved<P> {
  /** The middle of a place. */
  spotOf(place: P): Spot
  /** How much a place aside counts against one straight ahead: the less, the more a board has its neighbours aside. */
  aside: number
}

/**
 * The place that an arrow leads to: the nearest that way, straight ahead before aside; the same place where there
 * is none.
 */
function nextPlace<P>(places: readonly P[], from: P, arrow: Spot, { spotOf, aside: counts }: Roved<P>): P {
  const here = spotOf(from)
  let best = from
  let least = Number.POSITIVE_INFINITY
  for (const place of places) {
    const { x, y } = spotOf(place)
    const ahead = (x - here.x) * arrow.x + (y - here.y) * arrow.y
    const aside = Math.abs((x - here.x) * arrow.y) + Math.abs((y - here.y) * arrow.x)
    const cost = ahead + aside * counts
    if (ahead > 0 && aside <= ahead && cost < least) {
      best = place
      least = cost
    }
  }
  return best
}

/** The place that a key leads to: an arrow, or Home and End to the ends of a row; null for any other key. */
export function placeByKey<P>(places: readonly P[], from: P, key: string, board: Roved<P>): P | null {
  const arrow = ARROWS[key]
  if (arrow) return nextPlace(places, from, arrow, board)
  if (key !== 'Home' && key !== 'End') return null
  const { spotOf } = board
  const row = places.filter((place) => spotOf(place).y === spotOf(from).y)
  const further = key === 'Home' ? -1 : 1
  return row.reduce((end, place) => ((spotOf(place).x - spotOf(end).x) * further > 0 ? place : end), from)
}
