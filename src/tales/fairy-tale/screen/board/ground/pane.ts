import type { Seen } from '../../../../../ui/stage/camera/sight.ts'
import type { Box, Spot } from '../../../../../ui/stage/spot.ts'

/** A rectangle of the board in the pixels of a canvas, (0, 0) being the oak's middle. */
export interface Pane {
  left: number
  top: number
  right: number
  bottom: number
}

/** How far beyond the viewport the ground is drawn sharp, so that a drag does not soon leave it: in CSS pixels. */
const MARGIN = 256

/** How finely the ground is drawn where nobody looks yet: the width of a tile in CSS pixels. */
const FAR_TILE = 64

/** How far round the forest that is, in tiles. */
const ROUND = 3

/** It becomes coarser in such steps only, not with every tile that is laid. */
const FAR_STEP = 16

/** The far ground has no more pixels than this, however large the forest. */
const FAR_PIXELS = 4e6

/** Where a tile's western or northern border lies for a tile of this width: on a whole pixel, so that none shows a seam. */
const border = (place: number, tile: number): number => Math.round((place - 0.5) * tile)

/** The pixels of a tile. */
export const tilePane = ({ x, y }: Spot, tile: number): Pane => ({
  left: border(x, tile),
  top: border(y, tile),
  right: border(x + 1, tile),
  bottom: border(y + 1, tile),
})

/** The places that have a pixel in a rectangle. */
export function placesIn({ left, top, right, bottom }: Pane, tile: number): Spot[] {
  const from = { x: Math.floor(left / tile + 0.5), y: Math.floor(top / tile + 0.5) }
  const to = { x: Math.ceil(right / tile + 0.5), y: Math.ceil(bottom / tile + 0.5) }
  return range(from.y, to.y).flatMap((y) => range(from.x, to.x).map((x) => ({ x, y })))
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i)

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

/** The pixels to draw coarse: the forest and some of the table round it. */
export const farPane = ({ left, top, right, bottom }: Box, tile: number): Pane => ({
  left: Math.round((left - ROUND) * tile),
  top: Math.round((top - ROUND) * tile),
  right: Math.round((right + ROUND) * tile),
  bottom: Math.round((bottom + ROUND) * tile),
})

/** How wide a tile of the far ground is, in pixels of its canvas. */
export function farTile({ left, top, right, bottom }: Box, density: number): number {
  const most = Math.sqrt(FAR_PIXELS / ((right - left + ROUND * 2) * (bottom - top + ROUND * 2)))
  return Math.max(FAR_STEP, Math.floor(Math.min(FAR_TILE * density, most) / FAR_STEP) * FAR_STEP)
}

/** What two have in common; of no size if that is nothing. */
export function common(a: Pane, b: Pane): Pane {
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
