import type { BoardRect } from '../board-point.ts'
import { type CameraView, fitView, type Inset, type Size, showsWhole } from './camera-view.ts'

/** A box in a corner of the area that the panels leave free, in pixels. */
export interface Corner extends Size {
  across: 'left' | 'right'
  down: 'top' | 'bottom'
}

/** The covered parts of the viewport: panels along the sides, and rectangles in the corners of the rest. */
export interface CoveredParts extends Inset {
  corners?: readonly Corner[]
}

/** The part of the viewport that a corner covers, in pixels. */
export function cornerBox({ across, down, width, height }: Corner, size: Size, inset: Inset): BoardRect {
  const [left, top] = [inset.left, inset.top]
  const [right, bottom] = [size.width - inset.right, size.height - inset.bottom]
  return {
    left: across === 'left' ? left : right - width,
    right: across === 'left' ? left + width : right,
    top: down === 'top' ? top : bottom - height,
    bottom: down === 'top' ? top + height : bottom,
  }
}

export const overlaps = (a: BoardRect, b: BoardRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** The bounds of all rectangles. */
export const boxAround = (parts: readonly BoardRect[]): BoardRect => ({
  left: Math.min(...parts.map(({ left }) => left)),
  top: Math.min(...parts.map(({ top }) => top)),
  right: Math.max(...parts.map(({ right }) => right)),
  bottom: Math.max(...parts.map(({ bottom }) => bottom)),
})

/**
 * Returns the largest view that shows all parts uncovered. If needed, the view leaves free part of the width or height of a corner. If
 * tiles would become too small, a corner may cover a part.
 */
export function fitParts(parts: readonly BoardRect[], size: Size, cover: CoveredParts): CameraView {
  const box = boxAround(parts)
  const covered = (cover.corners ?? []).map((corner) => cornerBox(corner, size, cover))
  const isClear = ({ x, y, tile }: CameraView) =>
    parts.every(({ left, top, right, bottom }) => {
      const part = {
        left: x + left * tile,
        top: y + top * tile,
        right: x + right * tile,
        bottom: y + bottom * tile,
      }
      return !covered.some((corner) => overlaps(corner, part))
    })
  let best: CameraView | null = null
  for (const inset of insetsBeside(cover)) {
    const view = fitView(box, size, inset)
    if ((best === null || view.tile > best.tile) && isClear(view)) best = view
  }
  const anyhow = fitView(box, size, cover)
  return best && (showsWhole(best.tile, size) || !showsWhole(anyhow.tile, size)) ? best : anyhow
}

/** Fractions of a corner's width or height that are tried as insets. A fraction is enough if the other side has room. */
const PARTS = [1 / 3, 2 / 3, 1] as const

/** All insets that ignore each corner or subtract a fraction of its width or height, smallest first. */
function insetsBeside({ corners = [], ...inset }: CoveredParts): Inset[] {
  let all = [{ inset, taken: 0 }]
  for (const { across, down, width, height } of corners) {
    all = all.flatMap(({ inset: now, taken }) => [
      { inset: now, taken },
      ...PARTS.flatMap((part) => [
        {
          inset: { ...now, [across]: Math.max(now[across], inset[across] + width * part) },
          taken: taken + part,
        },
        { inset: { ...now, [down]: Math.max(now[down], inset[down] + height * part) }, taken: taken + part },
      ]),
    ])
  }
  return all.sort((a, b) => a.taken - b.taken).map((one) => one.inset)
}
