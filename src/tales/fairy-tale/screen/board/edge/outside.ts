import type { Direction } from '../../../../../engine/kernel/index.ts'
import type { BoardPoint } from '../../../../../ui/stage/board-point.ts'
import {
  type CameraView,
  type Inset,
  type Size,
  uncoveredCenter,
} from '../../../../../ui/stage/camera/camera-view.ts'

/** A mark at the edge of the view for spots beyond it. */
export interface EdgeMark {
  /** Its centre in the viewport, in pixels. */
  x: number
  y: number
  /** Its direction in degrees from east, clockwise; and the edge of the view. */
  angle: number
  side: Direction
  /** The spots behind it, the nearest first. */
  spots: readonly BoardPoint[]
}

/** The distance from the edge to the centre of a mark, and the minimum distance of two marks, in pixels. */
const INSIDE = 28
const APART = 52

/** Returns a mark for each off-screen or covered spot; spots in the same direction share one. */
export function marksFor(
  spots: readonly BoardPoint[],
  view: CameraView & { size: Size },
  inset: Inset,
): EdgeMark[] {
  const { size } = view
  const middle = uncoveredCenter(size, inset)
  const half = { x: middle.x - inset.left, y: middle.y - inset.top }
  const beyond = spots.flatMap((spot) => {
    const [dx, dy] = [view.x + spot.x * view.tile - middle.x, view.y + spot.y * view.tile - middle.y]
    const far = Math.max(Math.abs(dx) / half.x, Math.abs(dy) / half.y)
    return far > 1 ? [{ spot, dx, dy, far }] : []
  })
  const marks: EdgeMark[] = []
  for (const { spot, dx, dy } of beyond.sort((a, b) => a.far - b.far)) {
    const x = middle.x + within(dx, half.x - INSIDE)
    const y = middle.y + within(dy, half.y - INSIDE)
    const near = marks.findIndex((mark) => Math.hypot(mark.x - x, mark.y - y) < APART)
    const known = marks[near]
    if (known) marks[near] = { ...known, spots: [...known.spots, spot] }
    else marks.push({ x, y, angle: degrees(dx, dy), side: sideOf(dx / half.x, dy / half.y), spots: [spot] })
  }
  return marks
}

const within = (value: number, most: number): number => Math.min(Math.max(value, -most), most)

const degrees = (x: number, y: number): number => Math.round((Math.atan2(y, x) * 180) / Math.PI)

const sideOf = (x: number, y: number): Direction => {
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'east' : 'west'
  return y > 0 ? 'south' : 'north'
}
