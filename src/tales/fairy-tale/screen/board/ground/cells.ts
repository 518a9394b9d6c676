import { barredFor, barsIn, type ForestTile, ROUND, type TileLook } from '../../../art/index.ts'
import { tileKey } from '../picture.ts'

/** One place of the ground, drawn by itself and clipped to its box. */
export interface Cell {
  x: number
  y: number
  /** The tile that lies there. */
  look: Omit<TileLook, 'level'> | null
  /** Which of ROUND have a tile, the first being the lowest bit. */
  laid: number
  /** The same text for the same picture at the same level of detail. */
  key: string
}

/** The ground of a forest: what is to be drawn at each place of the grid. */
export type Grid = (x: number, y: number) => Cell

const keyOf = (x: number, y: number): string => `${x},${y}`

/** The ground on which these tiles lie. */
export function gridOf(forest: readonly ForestTile[]): Grid {
  const bars = barsIn(forest)
  const tiles = new Map(forest.map((tile) => [keyOf(tile.x, tile.y), tile]))
  return (x, y) => {
    const laid = ROUND.reduce(
      (mask, by, i) => (tiles.has(keyOf(x + by.x, y + by.y)) ? mask | (1 << i) : mask),
      0,
    )
    const tile = tiles.get(keyOf(x, y))
    if (!tile) return { x, y, look: null, laid, key: `${laid}` }
    const barred = barredFor(bars, x, y)
    return { x, y, look: { ...tile, barred }, laid, key: `${laid} ${barred} ${tileKey(tile)}` }
  }
}
