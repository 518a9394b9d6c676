import { DIRECTIONS, type Direction, eastOf, type Place, southOf } from '../../kernel/boards/square.ts'
import type { HouseRules } from '../state.ts'

/** How far a place lies out on a side, in rows or columns; negative on the other side of the oak. */
export function outward(place: Place, side: Direction): number {
  if (side === 'north') return -southOf(place)
  if (side === 'south') return southOf(place)
  return side === 'east' ? eastOf(place) : -eastOf(place)
}

/** How far a place lies from the oak's own column (of north and south) or row (of east and west). */
export const sideways = (place: Place, side: Direction): number =>
  Math.abs(side === 'north' || side === 'south' ? eastOf(place) : southOf(place))

/**
 * Whether a place belongs to a side. The diagonals through the oak divide the sides, and a place on one
 * belongs to both; with the house rule "half", north is all above the oak's row, and so on [R 2].
 */
export function isOnSide(place: Place, side: Direction, rule: HouseRules['sides']): boolean {
  const out = outward(place, side)
  return out > 0 && (rule === 'half' || out >= sideways(place, side))
}

/** The sides that a place belongs to, clockwise from north; none for the oak. */
export const sidesOf = (place: Place, rule: HouseRules['sides']): Direction[] =>
  DIRECTIONS.filter((side) => isOnSide(place, side, rule))
