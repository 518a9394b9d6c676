import type { Place } from '../../../../engine/kernel/index.ts'
import type { BoardPress } from '../../../../ui/stage/camera/BoardCamera.ts'
import { FINGER } from '../../../../ui/stage/close-targets.ts'
import type { Spot } from '../../../../ui/stage/spot.ts'
import type { Offers } from '../../intent/offers.ts'
import { spotOf } from './layout.ts'

/** How far a spot lies outside of the tile of a place, in tiles; less than nothing within it. */
function outside(place: Place, { x, y }: Spot): number {
  const middle = spotOf(place)
  return Math.max(Math.abs(x - middle.x), Math.abs(y - middle.y)) - 0.5
}

/** The places that offer something on whose ground a press is; a tile that does not fit has no more ground than its tile. */
export function offeredAt({ spot, tile }: BoardPress, offers: Offers): Place[] {
  const reach = Math.max(0, FINGER / tile - 1) / 2
  return [...offers].flatMap(([place, { kind }]) =>
    outside(place, spot) <= (kind === 'no-fit' ? 0 : reach) ? [place] : [],
  )
}

/**
 * The place that is meant by a press on the ground of one: that on whose tile it is, if something may be done there; else the
 * nearest of those whose wider ground it is on. Tiles that are seen from afar are smaller than a finger.
 */
export function meantBy(place: Place, press: BoardPress, offers: Offers): Place {
  const drawing = offeredAt(press, offers).filter((one) => offers.get(one)?.kind !== 'no-fit')
  const away = (one: Place) => outside(one, press.spot)
  if (drawing.includes(place) && away(place) < 0) return place
  const [first, ...others] = drawing
  if (first === undefined) return place
  return others.reduce((best, one) => (away(best) <= away(one) ? best : one), first)
}
