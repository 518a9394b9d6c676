import type { Box } from '../spot.ts'
import { fitView, type Inset, type Size, showsWhole, type View } from './view.ts'

/** What hangs in a corner of what panels leave of the board: as wide and as high from there as so many pixels. */
export interface Corner extends Size {
  across: 'left' | 'right'
  down: 'top' | 'bottom'
}

/** What covers the board: panels along its sides, and what hangs in the corners of the rest. */
export interface Cover extends Inset {
  corners?: readonly Corner[]
}

/** The part of the viewport that a corner covers, in pixels. */
export function cornerBox({ across, down, width, height }: Corner, size: Size, inset: Inset): Box {
  const [left, top] = [inset.left, inset.top]
  const [right, bottom] = [size.width - inset.right, size.height - inset.bottom]
  return {
    left: across === 'left' ? left : right - width,
    right: across === 'left' ? left + width : right,
    top: down === 'top' ? top : bottom - height,
    bottom: down === 'top' ? top + height : bottom,
  }
}

export const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** The rectangle round all of them. */
export const boxAround = (parts: readonly Box[]): Box => ({
  left: Math.min(...parts.map(({ left }) => left)),
  top: Math.min(...parts.map(({ top }) => top)),
  right: Math.max(...parts.map(({ right }) => right)),
  bottom: Math.max(...parts.map(({ bottom }) => bottom)),
})

/**
 * The view that shows all of these parts of the board as large as can be with none of them covered: a corner may lie
 * where there are none; else the view leaves its whole width free, or its whole height. Where tiles would be too small so,
 * all of them are rather shown with a part below a corner.
 */
export function fitParts(parts: readonly Box[], size: Size, cover: Cover): View {
  const box = boxAround(parts)
  const covered = (cover.corners ?? []).map((corner) => cornerBox(corner, size, cover))
  const isClear = ({ x, y, tile }: View) =>
    parts.every(({ left, top, right, bottom }) => {
      const part = {
        left: x + left * tile,
        top: y + top * tile,
        right: x + right * tile,
        bottom: y + bottom * tile,
      }
      return !covered.some((corner) => overlaps(corner, part))
    })
  let best: View | null = null
  for (const inset of insetsBeside(cover)) {
    const view = fitView(box, size, inset)
    if ((best === null || view.tile > best.tile) && isClear(view)) best = view
  }
  const anyhow = fitView(box, size, cover)
  return best && (showsWhole(best.tile, size) || !showsWhole(anyhow.tile, size)) ? best : anyhow
}

/** All insets that leave each corner as it is, or take its whole width or height away; those that take least first. */
function insetsBeside({ corners = [], ...inset }: Cover): Inset[] {
  let all = [{ inset, taken: 0 }]
  for (const { across, down, width, height } of corners) {
    all = all.flatMap(({ inset: now, taken }) => [
      { inset: now, taken },
      { inset: { ...now, [across]: Math.max(now[across], inset[across] + width) }, taken: taken + 1 },
      { inset: { ...now, [down]: Math.max(now[down], inset[down] + height) }, taken: taken + 1 },
    ])
  }
  return all.sort((a, b) => a.taken - b.taken).map((one) => one.inset)
}
