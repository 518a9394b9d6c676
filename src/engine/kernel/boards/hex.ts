import type { Marked } from '../marked.ts'

/** The six directions of a board of hexagons whose rows lie level, clockwise from east. */
export const HEX_DIRECTIONS = [
  'east',
  'south-east',
  'south-west',
  'west',
  'north-west',
  'north-east',
] as const

/** A direction on a board of hexagons. */
export type HexDirection = (typeof HEX_DIRECTIONS)[number]

/**
 * A hexagon of the unbounded board as one whole number: its row, and how far along a diagonal that falls to the right
 * it lies. Numbers grow in reading order: row by row, and in a row from west to east. (0, 0) is {@link HEX_CENTRE}.
 */
export type Hex = Marked<'hexagon'>

const ROW = 1024
const HALF = ROW / 2

const asHex = (number: number): Hex => number as Hex

/** The hexagon of a row (south of the centre; negative: north) and a diagonal (east of the centre's). */
export const hexAt = (row: number, diagonal: number): Hex => asHex((row + HALF) * ROW + diagonal + HALF)

/** The hexagon of row 0 on the diagonal 0. */
export const HEX_CENTRE: Hex = hexAt(0, 0)

/** The row in which a hexagon lies, counted southwards from the centre's. */
export const rowOf = (hex: Hex): number => Math.floor(hex / ROW) - HALF

/** The diagonal on which a hexagon lies, counted eastwards from the centre's. */
export const diagonalOf = (hex: Hex): number => (hex % ROW) - HALF

const STEPS: Record<HexDirection, number> = {
  east: 1,
  'south-east': ROW + 1,
  'south-west': ROW,
  west: -1,
  'north-west': -ROW - 1,
  'north-east': -ROW,
}

/** The hexagon next door. */
export const hexBeside = (hex: Hex, direction: HexDirection): Hex => asHex(hex + STEPS[direction])

/** All six hexagons next door, clockwise from east. */
export const hexesBeside = (hex: Hex): Hex[] => HEX_DIRECTIONS.map((direction) => hexBeside(hex, direction))

/** The direction from a hexagon to the one next door, or null where they do not share an edge. */
export const hexDirectionTo = (from: Hex, to: Hex): HexDirection | null =>
  HEX_DIRECTIONS.find((direction) => hexBeside(from, direction) === to) ?? null

/** Distance between two hexagons: how many steps it takes from one to the other. */
export function hexesApart(a: Hex, b: Hex): number {
  const rows = rowOf(b) - rowOf(a)
  const diagonals = diagonalOf(b) - diagonalOf(a)
  return Math.max(Math.abs(rows), Math.abs(diagonals), Math.abs(rows - diagonals))
}

/** A board that is itself a hexagon, `side` hexagons on each side round the centre, in reading order. */
export function hexagon(side: number): Hex[] {
  const far = side - 1
  const span = Array.from({ length: 2 * far + 1 }, (_, index) => index - far)
  return span
    .flatMap((row) => span.map((diagonal) => hexAt(row, diagonal)))
    .filter((hex) => hexesApart(HEX_CENTRE, hex) <= far)
}
