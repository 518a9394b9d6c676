import { EAST, hasRoad, NORTH, type Roads, type Side, SOUTH, WEST } from '../roads/roads.ts'
import { barredSides } from '../symbols/symbols-markup.ts'
import type { TileLook } from '../tile/tile-markup.ts'
import type { OutlineCell } from './outline.ts'

/** The sides of each tile with a bar across the road, by the tile's place. */
export type Bars = ReadonlyMap<string, Roads>

export const placeKey = (x: number, y: number): string => `${x},${y}`

/** Returns the bars of a forest. */
export const barsIn = (tiles: readonly (OutlineCell & Pick<TileLook, 'symbols'>)[]): Bars =>
  new Map(tiles.map(({ x, y, symbols = [] }) => [placeKey(x, y), barredSides(symbols)]))

/** Returns the sides of (x, y) with a bar on the neighbour's road. Hedges leave room for it. */
export function barredFor(bars: Bars, x: number, y: number): Roads {
  const from = (dx: number, dy: number, theirs: Side, ours: Side) =>
    hasRoad(bars.get(placeKey(x + dx, y + dy)) ?? 0, theirs) ? ours : 0
  return (
    from(0, -1, SOUTH, NORTH) | from(1, 0, WEST, EAST) | from(0, 1, NORTH, SOUTH) | from(-1, 0, EAST, WEST)
  )
}
