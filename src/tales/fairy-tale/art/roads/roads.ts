import { DIRECTIONS, type Direction } from '../../../../engine/kernel/index.ts'
import type { Point } from '../../../../ui/art/svg.ts'

/** The roads of a tile as a mask: north 1, east 2, south 4, west 8. */
export type Roads = number

export const NORTH = 1
export const EAST = 2
export const SOUTH = 4
export const WEST = 8
export const SIDES = [NORTH, EAST, SOUTH, WEST] as const
export type Side = (typeof SIDES)[number]

/** Converts a direction of the rules to a side. */
export const sideOf = (direction: Direction): Side => SIDES[DIRECTIONS.indexOf(direction)] ?? NORTH

/** Width of a road at the border, in hundredths of a tile. Exact, so that neighbours meet. */
export const ROAD_WIDTH = 25

const MOUTHS: Record<Side, Point> = { 1: [50, 0], 2: [100, 50], 4: [50, 100], 8: [0, 50] }

/** The point where a road leaves the tile on that side. */
export function mouth(side: Side): Point {
  return MOUTHS[side]
}

export function hasRoad(roads: Roads, side: Side): boolean {
  return (roads & side) !== 0
}

/** The sides with a road, clockwise from north. */
export function roadSides(roads: Roads): Side[] {
  return SIDES.filter((side) => hasRoad(roads, side))
}

/** The distance from (x, y) to the nearest centre line of a road; 99 at most. */
export function distanceToRoad(roads: Roads, x: number, y: number): number {
  let nearest = 99
  for (const side of roadSides(roads)) {
    const [mx, my] = mouth(side)
    const vx = mx - 50
    const vy = my - 50
    const along = Math.max(0, Math.min(1, ((x - 50) * vx + (y - 50) * vy) / (vx * vx + vy * vy)))
    nearest = Math.min(nearest, Math.hypot(x - 50 - vx * along, y - 50 - vy * along))
  }
  return nearest
}

/** Repeats the drawing for a tile's north road on the road of each of these sides. */
export const atSide = (sides: readonly Direction[], svg: string): string =>
  sides.map((side) => `<g transform="rotate(${DIRECTIONS.indexOf(side) * 90} 50 50)">${svg}</g>`).join('')
