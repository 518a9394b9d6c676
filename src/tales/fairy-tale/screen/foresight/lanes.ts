import type { Place } from '../../../../engine/kernel/index.ts'
import type { BoardPoint } from '../../../../ui/stage/board-point.ts'
import { spotOf } from '../forest/layout.ts'

/** A step over the border of two tiles, by a monster at a point. */
export interface Leg {
  from: Place
  to: Place
  spot: BoardPoint
}

/** Distance between arrows over one border, and the maximum width of all of them together, in tiles. */
const LANE = 0.2
const ALL_LANES = 0.8

/**
 * Returns for each step its offset from the middle of the road at the border. Steps in both directions are ordered by the
 * position of their monsters, so that no two overlap. Null for a monster that stays.
 */
export function lanesOf(legs: readonly (Leg | null)[]): (BoardPoint | null)[] {
  const lanes = new Map<Leg, BoardPoint>()
  const taken = legs.filter((leg) => leg !== null)
  for (const group of grouped(taken, borderOf).values()) {
    const across = acrossOf(group[0])
    const aside = ({ spot }: Leg) => spot.x * across.x + spot.y * across.y
    const step = Math.min(LANE, ALL_LANES / Math.max(1, group.length - 1))
    group
      .toSorted((a, b) => aside(a) - aside(b))
      .forEach((leg, rank) => {
        const by = (rank - (group.length - 1) / 2) * step
        lanes.set(leg, { x: across.x * by, y: across.y * by })
      })
  }
  return legs.map((leg) => (leg && lanes.get(leg)) ?? null)
}

/** Groups things by key, in their original order. */
export function grouped<Thing, Key>(
  things: readonly Thing[],
  keyOf: (thing: Thing) => Key,
): Map<Key, Thing[]> {
  const groups = new Map<Key, Thing[]>()
  for (const thing of things) {
    const key = keyOf(thing)
    const group = groups.get(key)
    if (group) group.push(thing)
    else groups.set(key, [thing])
  }
  return groups
}

const borderOf = ({ from, to }: Leg): string => `${Math.min(from, to)} ${Math.max(from, to)}`

/** Returns the unit vector along the crossed border: east, or south. */
function acrossOf(leg: Leg | undefined): BoardPoint {
  if (!leg) return { x: 0, y: 0 }
  const isDown = spotOf(leg.from).x === spotOf(leg.to).x
  return isDown ? { x: 1, y: 0 } : { x: 0, y: 1 }
}
