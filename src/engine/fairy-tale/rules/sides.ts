import { DIRECTIONS, type Direction, eastOf, type Place, southOf } from '../../kernel/boards/square.ts'
import type { HouseRules } from '../state.ts'

/** The distance of a place from the oak towards a side, in rows or columns; negative on the opposite side. */
export function outward(place: Place, side: Direction): number {
  if (side === 'north') return -southOf(place)
  if (side === 'south') return southOf(place)
  return side === 'east' ? eastOf(place) : -eastOf(place)
}

/** The distance of a place from the column of the oak (for north and south) or its row (for east and west). */
export const sideways = (place: Place, side: Direction): number =>
  Math.abs(side === 'north' || side === 'south' ? eastOf(place) : southOf(place))

/**
 * True if a place belongs to a side. The diagonals through the oak divide the sides, and places on a diagonal belong to both. With the
 * house rule "half", north is everything above the row of the oak, and so on [R 2].
 */
export function isOnSide(place: Place, side: Direction, rule: HouseRules['sides']): boolean {
  const out = outward(place, side)
  return out > 0 && (rule === 'half' || out >= sideways(place, side))
}

/** The sides of a place, clockwise from north; none for the oak. */
export const sidesOf = (place: Place, rule: HouseRules['sides']): Direction[] =>
  DIRECTIONS.filter((side) => isOnSide(place, side, rule))
