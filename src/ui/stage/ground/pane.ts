import type { BoardRect } from '../board-point.ts'
import type { Seen } from '../camera/sight.ts'

/** A rectangle of the board in canvas pixels; (0, 0) is the board point (0, 0). */
export type Pane = BoardRect

/** Margin around the viewport that is drawn sharply, in CSS pixels, so that a drag rarely leaves it. */
const MARGIN = 256

/** Tile width of the coarse canvas, in CSS pixels. */
const FAR_TILE = 64

/** Margin of the coarse canvas around the board, in tiles. */
const ROUND = 3

/** The tile width of the coarse canvas changes in these steps only, so that placing a tile rarely redraws it. */
const FAR_STEP = 16

/** Pixel limit of the coarse canvas, for boards of any size. */
const FAR_PIXELS = 4e6

const scaled = ({ left, top, right, bottom }: BoardRect, by: number): BoardRect => ({
  left: left * by,
  top: top * by,
  right: right * by,
  bottom: bottom * by,
})

const rounded = ({ left, top, right, bottom }: BoardRect): Pane => ({
  left: Math.round(left),
  top: Math.round(top),
  right: Math.round(right),
  bottom: Math.round(bottom),
})

/** The pixels of a box at this tile width, rounded to whole pixels so that neighbours meet without a seam. */
export const paneOf = (box: BoardRect, tile: number): Pane => rounded(scaled(box, tile))

/** The part of the board that a rectangle of pixels shows, in tiles. */
export const partIn = (pane: Pane, tile: number): BoardRect => scaled(pane, 1 / tile)

/** The visible pixels with a margin; `density` is the number of pixels for each CSS pixel. */
export function seenPane({ x, y, size }: Pick<Seen, 'x' | 'y' | 'size'>, density: number, room = 0): Pane {
  return {
    left: Math.floor((-x - room) * density),
    top: Math.floor((-y - room) * density),
    right: Math.ceil((size.width - x + room) * density),
    bottom: Math.ceil((size.height - y + room) * density),
  }
}

/** The pixels to draw sharply: the visible part and a margin. */
export const nearPane = (seen: Seen, density: number): Pane => seenPane(seen, density, MARGIN)

/** The pixels to draw coarsely: the board and a margin. */
export const farPane = ({ left, top, right, bottom }: BoardRect, tile: number): Pane =>
  paneOf({ left: left - ROUND, top: top - ROUND, right: right + ROUND, bottom: bottom + ROUND }, tile)

/** Tile width of the coarse canvas, in canvas pixels. */
export function farTile({ left, top, right, bottom }: BoardRect, density: number): number {
  const most = Math.sqrt(FAR_PIXELS / ((right - left + ROUND * 2) * (bottom - top + ROUND * 2)))
  return Math.max(FAR_STEP, Math.floor(Math.min(FAR_TILE * density, most) / FAR_STEP) * FAR_STEP)
}

/** The overlap of two panes, with size 0 if they are disjoint. */
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
