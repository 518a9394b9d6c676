import type { BoardPoint } from '../../../../ui/stage/board-point.ts'
import type { Size } from '../../../../ui/stage/camera/camera-view.ts'
import type { Seen } from '../../../../ui/stage/camera/sight.ts'

/**
 * Returns the shift, in pixels, that keeps a box above or below a board point within the uncovered part. A box that is too large starts at
 * the start of that part.
 */
export function shiftInto(
  { x, y, tile, size, cover }: Seen,
  spot: BoardPoint,
  own: Size,
  below: boolean,
): BoardPoint {
  const left = x + spot.x * tile - own.width / 2
  const top = y + spot.y * tile - (below ? 0 : own.height)
  return {
    x: into(left, own.width, cover.left, size.width - cover.right),
    y: into(top, own.height, cover.top, size.height - cover.bottom),
  }
}

const into = (from: number, length: number, least: number, most: number): number =>
  Math.max(least - from, Math.min(0, most - length - from))
