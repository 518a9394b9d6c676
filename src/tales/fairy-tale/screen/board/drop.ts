import { CENTRE, type Direction, directionTo, type Place, placeAt } from '../../../../engine/kernel/index.ts'
import type { Spot } from '../../../../ui/stage/spot.ts'
import type { Offers } from '../../intent/offers.ts'
import { spotOf } from '../forest/layout.ts'

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

/** The board as far as a dragged tile must know it. */
export interface DropBoard {
  viewport: HTMLElement
  spotAt(clientX: number, clientY: number): Spot
  offers: Offers
}

/** How far a place that fits draws a tile to it, in tiles from its middle. */
const MAGNET = 0.85

let board: DropBoard | null = null

/** Says where things are dropped from now on; the board does so whenever it changes. */
export function setDropBoard(next: DropBoard | null): void {
  board = next
}

/**
 * Which place lies under a point of the window for a tile that is being dragged. Places where it fits draw
 * it to them; else the place under the point itself, where it does not fit. Null beside the board.
 */
export function dropAt(clientX: number, clientY: number): Drop | null {
  if (!board) return null
  const under = document.elementFromPoint(clientX, clientY)
  if (!under || !board.viewport.contains(under)) return null
  return dropOn(board.offers, board.spotAt(clientX, clientY))
}

/** The place to which a spot of the board belongs, by what the places offer. */
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

const sideOf = (place: Place): Direction | null => directionTo(CENTRE, place)
