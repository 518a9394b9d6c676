import { CENTRE, type Direction, directionTo, type Place, placeAt } from '../../../../engine/kernel/index.ts'
import type { BoardPoint } from '../../../../ui/stage/board-point.ts'
import { createDropTarget } from '../../../../ui/stage/drag/drop-target.tsx'
import type { MoveOptions } from '../../intent/move-options.ts'
import { spotOf } from './layout.ts'

/** The target of a tile that is dragged over the board. */
export interface Drop {
  place: Place
  /** The side of the oak, if the place is one of the four round it. */
  side: Direction | null
  /** True if the tile may be placed there. */
  fits: boolean
  /** True if the board has a move option for this place, allowed or refused. */
  offered: boolean
}

/** Distance from the middle of a fitting place within which it attracts the tile, in tiles. */
const MAGNET = 0.85

/** The drop target for tiles that are dragged at the table. */
export const DROPPED = createDropTarget<Drop>()

/**
 * Returns the place for a tile dragged to a point of the board. This is the nearest fitting place in reach, else the place below
 * the point.
 */
export function dropOn(offers: MoveOptions, { x, y }: BoardPoint): Drop {
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

/** Returns the point that a tile snaps to, or null if it does not fit. */
export const snapOf = ({ place, fits }: Drop): BoardPoint | null => (fits ? spotOf(place) : null)

const sideOf = (place: Place): Direction | null => directionTo(CENTRE, place)
