import { diagonalOf, type Hex, hexagon, hexesApart, hexesBeside, rowOf } from '../kernel/boards/hex.ts'
import type { Marked } from '../kernel/marked.ts'
import { memoizeByKey } from '../kernel/memoize.ts'

/** A tile: its number in reading order, from a1 (0) to g7 (36) [B 1]. */
export type Tile = Marked<'tile'>

/** Converts an index of `trees` to a tile, unchecked. */
export const asTile = (number: number): Tile => number as Tile

/** Tiles on each side of the clearing [B 1]. */
const SIDE = 4

const ROWS = 'abcdefg'

/** Every tile as a hexagon of an infinite grid, in reading order. d4 is the center. */
const HEXES: readonly Hex[] = hexagon(SIDE)

/** Every tile, in reading order. */
export const TILES: readonly Tile[] = [...HEXES.keys()].map(asTile)

/** A list with one 0 for each tile. */
export const onNoTile = (): number[] => TILES.map(() => 0)

/** The tiles of the clearing row by row, from the top: 4, 5, 6, 7, 6, 5 and 4. */
export const TILE_ROWS: readonly (readonly Tile[])[] = [...ROWS].map((_, index) =>
  TILES.filter((tile) => rowOf(hexOf(tile)) === index - SIDE + 1),
)

/** The hexagon of a tile. */
export function hexOf(tile: Tile): Hex {
  const hex = HEXES[tile]
  if (hex === undefined) throw new Error(`Unknown tile ${tile}.`)
  return hex
}

const NEIGHBOURS: readonly (readonly Tile[])[] = HEXES.map((hex) =>
  hexesBeside(hex)
    .map((beside) => HEXES.indexOf(beside))
    .filter((index) => index !== -1)
    .map(asTile),
)

/** The neighbors of a tile, clockwise from the east; fewer at the edge [B 1]. */
export const neighboursOf = (tile: Tile): readonly Tile[] => NEIGHBOURS[tile] ?? []

/** The distance between two tiles, in steps. */
export const stepsApart = (one: Tile, other: Tile): number => hexesApart(hexOf(one), hexOf(other))

/** The name of a tile: the letter of its row and its number along the diagonal, "d4". */
export const tileName = memoizeByKey((tile: Tile): string => {
  const hex = hexOf(tile)
  return `${ROWS.charAt(rowOf(hex) + SIDE - 1)}${diagonalOf(hex) + SIDE}`
})

const BY_NAME: ReadonlyMap<string, Tile> = new Map(TILES.map((tile) => [tileName(tile), tile]))

/** Returns the tile with this name, or null. */
export const parseTile = (name: string): Tile | null => BY_NAME.get(name) ?? null
