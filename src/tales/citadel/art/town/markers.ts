import { asSeat, type Seat } from '../../../../engine/citadel/index.ts'
import { WALL } from './geometry.ts'
import { degreesOf } from './polar.ts'
import type { WallBox } from './wall.ts'

/** Where the marker of a seat hangs. */
export interface MarkerPlace {
  readonly seat: Seat
  readonly radius: number
  readonly angle: number
}

/** How far from the fountain markers hang outside the wall; who has the goal is through the gate, on the road. */
const OUTSIDE = WALL.outer + 9
const THROUGH = 282

/** How far apart the markers of one box hang, and how near to the gatehouse. */
const APART = 27
const BESIDE_GATE = 11.5

/** Where the markers of all seats hang, by their points: those of one box fan out along the wall. */
export function markerPlaces(points: readonly number[], boxes: readonly WallBox[]): MarkerPlace[] {
  const goal = boxes.length
  return points.map((own, seat) => {
    const at = Math.min(Math.max(own, 0), goal)
    const sharing = [...points.keys()].filter(
      (other) => Math.min(Math.max(points[other] ?? 0, 0), goal) === at,
    )
    const aside = (sharing.indexOf(seat) - (sharing.length - 1) / 2) * APART
    const box = boxes[at]
    const radius = box ? OUTSIDE : THROUGH
    const half = degreesOf(((sharing.length - 1) / 2) * APART, radius)
    const middle = box ? Math.min(Math.max(box.angle, BESIDE_GATE + half), 360 - BESIDE_GATE - half) : 360
    return { seat: asSeat(seat), radius, angle: middle + degreesOf(aside, radius) }
  })
}
