import { type BoxPlace, placeBox, type Rect, type Size } from '../../../../ui/input/placement.ts'

type Point = readonly [x: number, y: number]

/** An arrow from the army to the wall, and the size of its plaque, in pixels. */
export interface Shaft extends Size {
  from: Point
  to: Point
}

/** Places the centre of a plaque on its arrow, at a fraction of the length. */
const along = (at: number): BoxPlace => ({ x: { at, own: 0.5 }, y: { at, own: 0.5 } })

const SPOTS = [along(0.24), along(0.7), along(0.55), along(0.4), along(0.1)] as const

/** Minimum distance between two plaques, in pixels. */
const APART = 4

/** Returns the estimated size of a plaque with these words at a text scale. */
export const plaqueSize = ([name, reason]: readonly [string, string], letter: number): Size => ({
  width: 26 + Math.max(name.length * 9.5, reason.length * 7.5) * letter,
  height: 12 + 38 * letter,
})

/** Returns the centre of each plaque without overlaps; null if its arrow has no room. */
export function placedOn(shafts: readonly Shaft[]): (Point | null)[] {
  const avoid: Rect[] = []
  return shafts.map(({ from: [left, top], to: [right, bottom], width, height }) => {
    // From the start of the arrow to its tip: `right` may be less than `left`, and `bottom` less than `top`.
    const anchor = { left, top, right, bottom }
    const { box, hidden } = placeBox({ size: { width, height }, anchor, about: null, spots: SPOTS, avoid })
    if (hidden > 0) return null
    avoid.push(withRoom(box))
    return [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  })
}

const withRoom = ({ left, top, right, bottom }: Rect): Rect => ({
  left: left - APART,
  top: top - APART,
  right: right + APART,
  bottom: bottom + APART,
})
