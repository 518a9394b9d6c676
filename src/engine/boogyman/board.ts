import { diagonalOf, type Hex, hexagon, hexesApart, hexesBeside, rowOf } from '../kernel/boards/hex.ts'
import type { Marked } from '../kernel/marked.ts'
import { onceFor } from '../kernel/once-per.ts'

/** A tile of the clearing: its number in reading order, from a1 (0) to g7 (36) [B 1]. */
export type Tile = Marked<'tile'>

/** Takes a number, as an index of `trees`, for the tile that it stands for. It is not checked. */
export const asTile = (number: number): Tile => number as Tile

/** Tiles on each side of the clearing [B 1]. */
const SIDE = 4

const ROWS = 'abcdefg'

/** Every tile as a hexagon of the unbounded board, in reading order; d4 is the middle. */
const HEXES: readonly Hex[] = hexagon(SIDE)

/** Every tile, in reading order. */
export const TILES: readonly Tile[] = [...HEXES.keys()].map(asTile)

/** As many noughts as there are tiles. */
export const onNoTile = (): number[] => TILES.map(() => 0)

/** The tiles of the clearing row by row, from the top: 4, 5, 6, 7, 6, 5 and 4. */
export const TILE_ROWS: readonly (readonly Tile[])[] = [...ROWS].map((_, index) =>
  TILES.filter((tile) => rowOf(hexOf(tile)) === index - SIDE + 1),
)

/** The hexagon that a tile is. */
export function hexOf(tile: Tile): Hex {
  const hex = HEXES[tile]
  if (hex === undefined) throw new Error(`There is no tile ${tile}.`)
  return hex
}

const NEIGHBOURS: readonly (readonly Tile[])[] = HEXES.map((hex) =>
  hexesBeside(hex)
    .map((beside) => HEXES.indexOf(beside))
    .filter((index) => index !== -1)
    .map(asTile),
)

/** The tiles next door, clockwise from the east as far as they exist [B 1]. */
export const neighboursOf = (tile: Tile): readonly Tile[] => NEIGHBOURS[tile] ?? []

/** How many steps lie between two tiles. */
export const stepsApart = (one: Tile, other: Tile): number => hexesApart(hexOf(one), hexOf(other))

/** The name of a tile: the letter of its row and its number along the diagonal, "d4". */
export const tileName = onceFor((tile: Tile): string => {
  const hex = hexOf(tile)
  return `${ROWS.charAt(rowOf(hex) + SIDE - 1)}${diagonalOf(hex) + SIDE}`
})

const BY_NAME: ReadonlyMap<string, Tile> = new Map(TILES.map((tile) => [tileName(tile), tile]))

/** The tile of a name; null where none is called so. */
export const parseTile = (name: string): Tile | null => BY_NAME.get(name) ?? null
