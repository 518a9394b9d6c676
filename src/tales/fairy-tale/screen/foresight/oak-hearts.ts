import { DIRECTIONS, type Direction } from '../../../../engine/kernel/index.ts'
import type { DrawnWay } from './arrows.ts'

/** The maximum number of hearts on a side of the oak. */
export const HEARTS_A_SIDE = 2

/**
 * Positions of hearts for each side, in hundredths of a tile from its middle: beside the road, so that the arrow is seen between
 * them, and clear of heroes and the neighbouring pieces.
 */
const HEARTS: Record<Direction, readonly [number, number][]> = {
  north: [
    [23, -44],
    [-23, -44],
  ],
  east: [
    [45, -24],
    [43, -44],
  ],
  south: [
    [21, 55],
    [38, 55],
  ],
  west: [
    [-45, -24],
    [-43, -44],
  ],
}

/** Returns the positions of the breaking hearts by the sides of their monsters, at most two a side. */
export function heartsOf(ways: readonly DrawnWay[]): readonly [number, number][] {
  return DIRECTIONS.flatMap((side) => {
    const coming = ways.filter((way) => way.end === 'oak' && sideOf(way) === side)
    const count = coming.reduce((sum, { strides }) => sum + strides.length, 0)
    return HEARTS[side].slice(0, count)
  })
}

/** Returns the side from which a way reaches the oak, or null. */
function sideOf({ via, from, to }: DrawnWay): Direction | null {
  if (!to) return null
  const { x, y } = via.at(-1) ?? from
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'east' : 'west'
  return y > 0 ? 'south' : 'north'
}
