import type { Place } from '../../../../engine/kernel/index.ts'
import type { BoardPoint } from '../../../../ui/stage/board-point.ts'
import type { BoardPress } from '../../../../ui/stage/camera/BoardCamera.ts'
import { FINGER } from '../../../../ui/stage/close-targets.ts'
import type { MoveOptions } from '../../intent/move-options.ts'
import { spotOf } from './layout.ts'

/** Returns the distance of a point from the tile of a place, in tiles; negative inside the tile. */
function outside(place: Place, { x, y }: BoardPoint): number {
  const middle = spotOf(place)
  return Math.max(Math.abs(x - middle.x), Math.abs(y - middle.y)) - 0.5
}

/** Returns the places with a move option for a press on their press area. A tile that does not fit has no extra area. */
export function offeredAt({ spot, tile }: BoardPress, offers: MoveOptions): Place[] {
  const reach = Math.max(0, FINGER / tile - 1) / 2
  return [...offers].flatMap(([place, { kind }]) =>
    outside(place, spot) <= (kind === 'no-fit' ? 0 : reach) ? [place] : [],
  )
}

/**
 * Returns the place meant by a press: the pressed tile if it has a move option, else the nearest place with an extended press
 * area there. Such areas help if tiles are smaller than a finger.
 */
export function meantBy(place: Place, press: BoardPress, offers: MoveOptions): Place {
  const drawing = offeredAt(press, offers).filter((one) => offers.get(one)?.kind !== 'no-fit')
  const away = (one: Place) => outside(one, press.spot)
  if (drawing.includes(place) && away(place) < 0) return place
  const [first, ...others] = drawing
  if (first === undefined) return place
  return others.reduce((best, one) => (away(best) <= away(one) ? best : one), first)
}
