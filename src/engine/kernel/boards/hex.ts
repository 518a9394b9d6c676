import type { Marked } from '../marked.ts'

/** The six directions on a board of hexagons with horizontal rows, clockwise from east. */
export const HEX_DIRECTIONS = [
  'east',
  'south-east',
  'south-west',
  'west',
  'north-west',
  'north-east',
] as const

export type HexDirection = (typeof HEX_DIRECTIONS)[number]

/**
 * A hexagon of the unbounded board as one whole number, made of its row and its diagonal (which runs down to the right). Numbers grow in
 * reading order: row by row, and in a row from west to east. (0, 0) is {@link HEX_CENTRE}.
 */
export type Hex = Marked<'hexagon'>

const ROW = 1024
const HALF = ROW / 2

const asHex = (number: number): Hex => number as Hex

/** Returns the hexagon in a row (south of the centre; negative: north) and on a diagonal (east of the centre's). */
export const hexAt = (row: number, diagonal: number): Hex => asHex((row + HALF) * ROW + diagonal + HALF)

/** The hexagon of row 0 on the diagonal 0. */
export const HEX_CENTRE: Hex = hexAt(0, 0)

/** Returns the row of a hexagon, counted southwards from the centre's. */
export const rowOf = (hex: Hex): number => Math.floor(hex / ROW) - HALF

/** Returns the diagonal of a hexagon, counted eastwards from the centre's. */
export const diagonalOf = (hex: Hex): number => (hex % ROW) - HALF

const STEPS: Record<HexDirection, number> = {
  east: 1,
  'south-east': ROW + 1,
  'south-west': ROW,
  west: -1,
  'north-west': -ROW - 1,
  'north-east': -ROW,
}

/** Returns the neighbour in a direction. */
export const hexBeside = (hex: Hex, direction: HexDirection): Hex => asHex(hex + STEPS[direction])

/** Returns all six neighbours, clockwise from east. */
export const hexesBeside = (hex: Hex): Hex[] => HEX_DIRECTIONS.map((direction) => hexBeside(hex, direction))

/** Returns the direction to a neighbour; null if the hexagons do not share an edge. */
export const hexDirectionTo = (from: Hex, to: Hex): HexDirection | null =>
  HEX_DIRECTIONS.find((direction) => hexBeside(from, direction) === to) ?? null

/** Returns the distance between two hexagons in steps. */
export function hexesApart(a: Hex, b: Hex): number {
  const rows = rowOf(b) - rowOf(a)
  const diagonals = diagonalOf(b) - diagonalOf(a)
  return Math.max(Math.abs(rows), Math.abs(diagonals), Math.abs(rows - diagonals))
}

/** Returns the hexagons of a hexagonal board, `side` on each edge, around the centre and in reading order. */
export function hexagon(side: number): Hex[] {
  const far = side - 1
  const span = Array.from({ length: 2 * far + 1 }, (_, index) => index - far)
  return span
    .flatMap((row) => span.map((diagonal) => hexAt(row, diagonal)))
    .filter((hex) => hexesApart(HEX_CENTRE, hex) <= far)
}
