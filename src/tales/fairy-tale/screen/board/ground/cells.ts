import type { CellsIn, GroundCell } from '../../../../../ui/stage/ground/cell.ts'
import {
  barredFor,
  barsIn,
  type DetailLevel,
  detailFor,
  type ExpansionArt,
  type ForestTile,
  hasLetters,
  paintEmptyPlace,
  paintTile,
  ROUND,
} from '../../../art/index.ts'
import { tileKey } from '../../forest/picture.ts'

const keyOf = (x: number, y: number): string => `${x},${y}`

/** Returns the drawing of each place of the grid: these tiles, and the wasteland around them. */
export function groundCells(forest: readonly ForestTile[], expansions: ExpansionArt | null): CellsIn {
  const bars = barsIn(forest)
  const tiles = new Map(forest.map((tile) => [keyOf(tile.x, tile.y), tile]))

  function cellAt(x: number, y: number): GroundCell {
    // The mask of ROUND with tiles, the first in the lowest bit.
    const laid = ROUND.reduce(
      (mask, by, i) => (tiles.has(keyOf(x + by.x, y + by.y)) ? mask | (1 << i) : mask),
      0,
    )
    const cell = { id: keyOf(x, y), box: { left: x - 0.5, top: y - 0.5, right: x + 0.5, bottom: y + 0.5 } }
    const tile = tiles.get(cell.id)
    if (!tile)
      return {
        ...cell,
        key: `${laid}`,
        isBare: true,
        hasLetters: () => false,
        paint: (context, _, inks) => paintEmptyPlace(context, { x, y }, laid, inks),
      }
    const barred = barredFor(bars, x, y)
    const look = (level: DetailLevel) => ({ ...tile, barred, level })
    return {
      ...cell,
      key: `${laid} ${barred} ${tileKey(tile)}`,
      isBare: false,
      hasLetters: (width) => hasLetters(look(detailFor(width)), expansions),
      paint: (context, width, inks) => paintTile(context, look(detailFor(width)), laid, inks, expansions),
    }
  }

  return ({ left, top, right, bottom }) =>
    numbers(top, bottom).flatMap((y) => numbers(left, right).map((x) => cellAt(x, y)))
}

/** The columns or rows that have a part between two lengths. */
function numbers(from: number, to: number): number[] {
  const first = Math.floor(from + 0.5)
  return Array.from({ length: Math.max(0, Math.ceil(to + 0.5) - first) }, (_, i) => first + i)
}
