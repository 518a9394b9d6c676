import { CENTRE, type Direction, directionTo, type Place, placeAt } from '../../../../engine/kernel/index.ts'
import { createDropTarget } from '../../../../ui/stage/drag/drop-target.tsx'
import type { Spot } from '../../../../ui/stage/spot.ts'
import type { Offers } from '../../intent/offers.ts'
import { spotOf } from './layout.ts'

/** Where a tile that is dragged over the board would fall. */
export interface Drop {
  place: Place
  /** The side of the oak that the place is on, if it is one of the four round it. */
  side: Direction | null
  /** The tile may lie there. */
  fits: boolean
  /** The board says of the place whether the tile may lie there. */
  offered: boolean
}

/** How far a place that fits draws a tile to it, in tiles from its middle. */
const MAGNET = 0.85

/** Where tiles that are dragged at the table are dropped. */
export const DROPPED = createDropTarget<Drop>()

/**
 * The place to which a spot of the board belongs for a tile that is dragged. Places where it fits draw it to them; else
 * the place under the spot itself, where it does not fit.
 */
export function dropOn(offers: Offers, { x, y }: Spot): Drop {
  let nearest: Place | null = null
  let least = MAGNET
  for (const [place, { kind }] of offers) {
    if (kind !== 'place' && kind !== 'aimed' && kind !== 'lay' && kind !== 'laid' && kind !== 'use') continue
    const middle = spotOf(place)
    const away = Math.hypot(middle.x - x, middle.y - y)
    if (away < least) {
      least = away
      nearest = place
    }
  }
  const place = nearest ?? placeAt(Math.round(x), Math.round(y))
  return { place, side: sideOf(place), fits: nearest !== null, offered: offers.has(place) }
}

/** A tile that may lie somewhere snaps into its place. */
export const snapOf = ({ place, fits }: Drop): Spot | null => (fits ? spotOf(place) : null)

const sideOf = (place: Place): Direction | null => directionTo(CENTRE, place)
