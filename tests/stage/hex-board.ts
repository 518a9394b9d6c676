import { diagonalOf, type Hex, hexagon, rowOf } from '../../src/engine/kernel/boards/hex.ts'
import type { BoardPoint, BoardRect } from '../../src/ui/stage/board-point.ts'
import type { CellsIn } from '../../src/ui/stage/ground/cell.ts'

/** A small board of 19 hexagons, each as wide as a tile, as a tale would describe it to the stage. */
export const HEXES: readonly Hex[] = hexagon(3)

/** From the middle of a row to that of the next. */
const ROW = Math.sqrt(3) / 2

/** From the middle of a hexagon to its upper corner. */
const UP = 1 / Math.sqrt(3)

/** The centre of a hexagon: rows are level, each half a hexagon further left than the one above. */
export const hexSpot = (hex: Hex): BoardPoint => ({
  x: diagonalOf(hex) - rowOf(hex) / 2,
  y: rowOf(hex) * ROW,
})

export const hexBox = (hex: Hex): BoardRect => {
  const { x, y } = hexSpot(hex)
  return { left: x - 0.5, top: y - UP, right: x + 0.5, bottom: y + UP }
}

/** Corners of a hexagon in hundredths of its box, clockwise from the top. */
const CORNERS = [50, 0, 100, 25, 100, 75, 50, 100, 0, 75, 0, 25] as const

/** The ground of hexagons, each in one colour; calls `painted` for each that is drawn. */
export const hexGround =
  (colour: (hex: Hex) => string, painted: (hex: Hex) => void): CellsIn =>
  (part) =>
    HEXES.filter((hex) => {
      const { left, top, right, bottom } = hexBox(hex)
      return left < part.right && part.left < right && top < part.bottom && part.top < bottom
    }).map((hex) => ({
      id: String(hex),
      box: hexBox(hex),
      key: colour(hex),
      isBare: false,
      hasLetters: () => false,
      paint(context, _tile, inks) {
        painted(hex)
        context.fillStyle = inks.colour(colour(hex))
        context.beginPath()
        for (let corner = 0; corner < CORNERS.length; corner += 2)
          context.lineTo(CORNERS[corner] ?? 0, CORNERS[corner + 1] ?? 0)
        context.fill()
      },
    }))
