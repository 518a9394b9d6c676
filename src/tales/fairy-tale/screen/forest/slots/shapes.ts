/** The position of a thing on a tile, in hundredths of the tile from its north-west corner, and its size. */
export interface Slot {
  x: number
  y: number
  /** Side of a counter, height of a standee, or width of a mark. */
  size: number
}

/** A rectangle with a margin of `round` on all sides; a point with such a margin is a disc. */
export interface RoundedBox {
  left: number
  top: number
  right: number
  bottom: number
  round: number
}

/** The ratio of a standee's width to its height. */
const NARROW = 0.84

/** Scale of the outlines that must stay visible: the die-cut edges may overlap. */
const EDGE = 0.96

/** The part of a standee, from its foot, that another piece may hide. */
const FOOT = 0.22

export const discShape = (x: number, y: number, radius: number): RoundedBox => ({
  left: x,
  top: y,
  right: x,
  bottom: y,
  round: radius,
})

export const box = (left: number, top: number, right: number, bottom: number): RoundedBox => ({
  left,
  top,
  right,
  bottom,
  round: 0,
})

/** Returns the part of a counter that must stay visible; the slot is its middle. */
export const counterShape = ({ x, y, size }: Slot): RoundedBox => discShape(x, y, (size / 2) * EDGE)

/** Returns the part of a standee that must stay visible; the slot is at its feet. Its head is round. */
export function standeeShape({ x, y, size }: Slot): RoundedBox {
  const round = size * 0.24
  const half = (size * NARROW * EDGE) / 2 - round
  return {
    left: x - half,
    top: y - size * EDGE + round,
    right: x + half,
    bottom: y - size * FOOT - round,
    round,
  }
}

/** Returns the whole outline of a standee with its foot, which must not hide reserved areas. */
export function wholeStandee(slot: Slot): RoundedBox {
  const shape = standeeShape(slot)
  return { ...shape, bottom: slot.y - shape.round }
}

/** Returns the middle of a standee's face; the slot is at its feet. */
export const standeeFace = ({ x, y, size }: Slot): { x: number; y: number } => ({ x, y: y - size * 0.58 })

/** Returns the distance between two shapes; negative by the depth of an overlap. */
export function gap(a: RoundedBox, b: RoundedBox): number {
  const across = Math.max(a.left - b.right, b.left - a.right)
  const down = Math.max(a.top - b.bottom, b.top - a.bottom)
  const apart = across > 0 && down > 0 ? Math.sqrt(across * across + down * down) : Math.max(across, down)
  return apart - a.round - b.round
}

/** True if the whole piece is on its tile. */
export const isOnTile = ({ x, y, size }: Slot, standing: boolean): boolean => {
  const half = (size * (standing ? NARROW : 1)) / 2
  const [above, below] = standing ? [size, 0] : [half, half]
  return x - half >= 0 && x + half <= 100 && y - above >= 0 && y + below <= 100
}
