import { asSeat, type Seat } from '../../../../engine/citadel/index.ts'
import { WALL } from './geometry.ts'
import { degreesOf } from './polar.ts'
import type { WallBox } from './wall.ts'

/** Position of a seat's marker. */
export interface MarkerPlace {
  readonly seat: Seat
  readonly radius: number
  readonly angle: number
}

/** Distance of the markers from the fountain, outside the wall. A marker at the goal is inside the gate, on the road. */
const OUTSIDE = WALL.outer + 9
const THROUGH = 282

/** Distance between the markers of one box, and minimum distance from the gatehouse in degrees. */
const APART = 27
const BESIDE_GATE = 11.5

/** Returns the position of each seat's marker by its points. Markers in one box fan out along the wall. */
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
