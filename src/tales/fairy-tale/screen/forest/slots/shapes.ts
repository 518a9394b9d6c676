/** Where a thing lies on a tile, in hundredths of the tile from its north-west corner, and how large it is. */
export interface Slot {
  x: number
  y: number
  /** The side of a counter, the height of a standee, the width of a mark. */
  size: number
}

/** A rectangle on a tile with so much round it: a point with a radius is a disc. */
export interface Shape {
  left: number
  top: number
  right: number
  bottom: number
  round: number
}

/** A standee is narrower than it is high by so much. */
const NARROW = 0.84

/** The die-cut edges of counters may touch so much. */
const EDGE = 0.96

/** The part of a standee, from its foot, that may stand behind another piece. */
const FOOT = 0.22

export const discShape = (x: number, y: number, radius: number): Shape => ({
  left: x,
  top: y,
  right: x,
  bottom: y,
  round: radius,
})

export const box = (left: number, top: number, right: number, bottom: number): Shape => ({
  left,
  top,
  right,
  bottom,
  round: 0,
})

/** The part of a counter that nothing else may lie on, its middle at the slot. */
export const counterShape = ({ x, y, size }: Slot): Shape => discShape(x, y, (size / 2) * EDGE)

/** The part of a standee that nothing else may lie on, its feet at the slot; its head is round. */
export function standeeShape({ x, y, size }: Slot): Shape {
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

/** All of a standee, its foot too: it hides nothing that has its own room. */
export function wholeStandee(slot: Slot): Shape {
  const shape = standeeShape(slot)
  return { ...shape, bottom: slot.y - shape.round }
}

/** The middle of a standee's face, its feet at the slot. */
export const faceOf = ({ x, y, size }: Slot): { x: number; y: number } => ({ x, y: y - size * 0.58 })

/** How far two shapes lie apart; below nought they overlap by so much. */
export function gap(a: Shape, b: Shape): number {
  const across = Math.max(a.left - b.right, b.left - a.right)
  const down = Math.max(a.top - b.bottom, b.top - a.bottom)
  const apart = across > 0 && down > 0 ? Math.sqrt(across * across + down * down) : Math.max(across, down)
  return apart - a.round - b.round
}

/** Whether all of a piece lies on its tile. */
export const isOnTile = ({ x, y, size }: Slot, standing: boolean): boolean => {
  const half = (size * (standing ? NARROW : 1)) / 2
  const [above, below] = standing ? [size, 0] : [half, half]
  return x - half >= 0 && x + half <= 100 && y - above >= 0 && y + below <= 100
}
