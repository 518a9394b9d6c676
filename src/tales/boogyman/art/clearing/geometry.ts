import { hexOf, type Tile } from '../../../../engine/boogyman/index.ts'
import { diagonalOf, rowOf } from '../../../../engine/kernel/index.ts'
import { n1, type Point } from '../../../../ui/art/svg.ts'

/** Width of a tile: all drawings of the board use hundredths of a tile, with the center of d4 at (0, 0). */
export const TILE = 100

/** Distance from the center of an upright hexagon to its upper corner. */
export const TALL = TILE / Math.sqrt(3)

/** Distance between rows. */
const ROW = TALL * 1.5

/** Center of a tile. */
export function middleOf(tile: Tile): Point {
  const hex = hexOf(tile)
  const row = rowOf(hex)
  return [(diagonalOf(hex) - row / 2) * TILE, row * ROW]
}

/** An upright hexagon around a point, as path text, its sides moved inwards by `inset`. */
export function hexagonPath([x, y]: Point, inset = 0): string {
  const half = TILE / 2 - inset
  const tall = (half / (TILE / 2)) * TALL
  const at = (dx: number, dy: number) => `${n1(x + dx)} ${n1(y + dy)}`
  return (
    `M${at(0, -tall)}L${at(half, -tall / 2)}L${at(half, tall / 2)}` +
    `L${at(0, tall)}L${at(-half, tall / 2)}L${at(-half, -tall / 2)}Z`
  )
}

/** Normals of the six sides of a hexagon. */
const ACROSS = Array.from({ length: 6 }, (_, i): Point => {
  const angle = (i / 3) * Math.PI
  return [Math.cos(angle), Math.sin(angle)]
})

/** Distance of a point from the hexagon around (0, 0), measured across its nearest side. Negative inside. */
export const outside = ([x, y]: Point): number =>
  Math.max(...ACROSS.map(([ax, ay]) => x * ax + y * ay)) - TILE / 2

/** The part of a line inside the inset hexagon around (0, 0), or null if the line misses it. */
export function chord(
  [bx, by]: Point,
  [dx, dy]: Point,
  inset: number,
): readonly [from: Point, to: Point] | null {
  let [from, to] = [-TILE, TILE]
  for (const [ax, ay] of ACROSS) {
    const room = TILE / 2 - inset - (bx * ax + by * ay)
    const speed = dx * ax + dy * ay
    if (speed > 0) to = Math.min(to, room / speed)
    else from = Math.max(from, room / speed)
  }
  if (from >= to) return null
  return [
    [bx + dx * from, by + dy * from],
    [bx + dx * to, by + dy * to],
  ]
}

/** The point at fraction `share` of the line between two points. */
export const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
]
