import { hexOf, type Tile } from '../../../../engine/boogyman/index.ts'
import { diagonalOf, rowOf } from '../../../../engine/kernel/index.ts'
import { n1, type Point } from '../../../../ui/art/svg.ts'

/** The breadth of a tile: all drawings of the board are in hundredths of it, the middle of d4 at (0, 0). */
export const TILE = 100

/** From the middle of an upright hexagon to its upper corner. */
export const TALL = TILE / Math.sqrt(3)

/** How far rows lie apart. */
const ROW = TALL * 1.5

/** The middle of a tile. */
export function middleOf(tile: Tile): Point {
  const hex = hexOf(tile)
  const row = rowOf(hex)
  return [(diagonalOf(hex) - row / 2) * TILE, row * ROW]
}

/** An upright hexagon round a point, as path text, its sides drawn in by `inset`. */
export function hexagonPath([x, y]: Point, inset = 0): string {
  const half = TILE / 2 - inset
  const tall = (half / (TILE / 2)) * TALL
  const at = (dx: number, dy: number) => `${n1(x + dx)} ${n1(y + dy)}`
  return (
    `M${at(0, -tall)}L${at(half, -tall / 2)}L${at(half, tall / 2)}` +
    `L${at(0, tall)}L${at(-half, tall / 2)}L${at(-half, -tall / 2)}Z`
  )
}

/** The six ways out of a hexagon across its sides. */
const ACROSS = Array.from({ length: 6 }, (_, i): Point => {
  const angle = (i / 3) * Math.PI
  return [Math.cos(angle), Math.sin(angle)]
})

/** How far a point lies outside of the hexagon round (0, 0), measured across its nearest side; negative inside. */
export const outside = ([x, y]: Point): number =>
  Math.max(...ACROSS.map(([ax, ay]) => x * ax + y * ay)) - TILE / 2

/** Where a straight line crosses the hexagon round (0, 0) with its sides drawn in; null where it misses. */
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

/** The point `share` of the way from one to another. */
export const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
]
