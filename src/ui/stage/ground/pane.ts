import type { Seen } from '../camera/sight.ts'
import type { Box } from '../spot.ts'

/** A rectangle of the board in the pixels of a canvas, (0, 0) being the board's spot (0, 0). */
export type Pane = Box

/** How far beyond the viewport the ground is drawn sharp, so that a drag does not soon leave it: in CSS pixels. */
const MARGIN = 256

/** How finely the ground is drawn where nobody looks yet: the width of a tile in CSS pixels. */
const FAR_TILE = 64

/** How far round the board that is, in tiles. */
const ROUND = 3

/** It becomes coarser in such steps only, not with every tile that is laid. */
const FAR_STEP = 16

/** The far ground has no more pixels than this, however large the board. */
const FAR_PIXELS = 4e6

const scaled = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left * by,
  top: top * by,
  right: right * by,
  bottom: bottom * by,
})

const rounded = ({ left, top, right, bottom }: Box): Pane => ({
  left: Math.round(left),
  top: Math.round(top),
  right: Math.round(right),
  bottom: Math.round(bottom),
})

/** The pixels of a box of the board for a tile of this width: whole ones, so that no seam shows between neighbours. */
export const paneOf = (box: Box, tile: number): Pane => rounded(scaled(box, tile))

/** The part of the board that a rectangle of pixels shows, in tiles. */
export const partIn = (pane: Pane, tile: number): Box => scaled(pane, 1 / tile)

/** The pixels that are seen, with some room round them; `density`: how many there are to a CSS pixel. */
export function seenPane({ x, y, size }: Pick<Seen, 'x' | 'y' | 'size'>, density: number, room = 0): Pane {
  return {
    left: Math.floor((-x - room) * density),
    top: Math.floor((-y - room) * density),
    right: Math.ceil((size.width - x + room) * density),
    bottom: Math.ceil((size.height - y + room) * density),
  }
}

/** The pixels to draw sharp: what is seen and some room round it. */
export const nearPane = (seen: Seen, density: number): Pane => seenPane(seen, density, MARGIN)

/** The pixels to draw coarse: the board and some of the table round it. */
export const farPane = ({ left, top, right, bottom }: Box, tile: number): Pane =>
  paneOf({ left: left - ROUND, top: top - ROUND, right: right + ROUND, bottom: bottom + ROUND }, tile)

/** How wide a tile of the far ground is, in pixels of its canvas. */
export function farTile({ left, top, right, bottom }: Box, density: number): number {
  const most = Math.sqrt(FAR_PIXELS / ((right - left + ROUND * 2) * (bottom - top + ROUND * 2)))
  return Math.max(FAR_STEP, Math.floor(Math.min(FAR_TILE * density, most) / FAR_STEP) * FAR_STEP)
}

/** What two have in common; of no size if that is nothing. */
export function intersection(a: Pane, b: Pane): Pane {
  const left = Math.max(a.left, b.left)
  const top = Math.max(a.top, b.top)
  return {
    left,
    top,
    right: Math.max(left, Math.min(a.right, b.right)),
    bottom: Math.max(top, Math.min(a.bottom, b.bottom)),
  }
}

export const isEmpty = ({ left, top, right, bottom }: Pane): boolean => left >= right || top >= bottom

export const covers = (whole: Pane, part: Pane): boolean =>
  isEmpty(part) ||
  (whole.left <= part.left &&
    whole.top <= part.top &&
    whole.right >= part.right &&
    whole.bottom >= part.bottom)
