import { hexOf, neighboursOf, TILE_ROWS, type Tile } from '../../../../engine/boogyman/index.ts'
import { type HexDirection, hexDirectionTo } from '../../../../engine/kernel/index.ts'
import type { KeyPress } from '../../../../ui/input/key-press.ts'

/** Direction of each arrow key; with shift, up and down follow the other diagonal (law, section 10). */
const WAYS: Readonly<Record<string, readonly [alone: HexDirection, shifted: HexDirection]>> = {
  ArrowLeft: ['west', 'west'],
  ArrowRight: ['east', 'east'],
  ArrowUp: ['north-west', 'north-east'],
  ArrowDown: ['south-east', 'south-west'],
}

const beside = (tile: Tile, direction: HexDirection): Tile | undefined =>
  neighboursOf(tile).find((other) => hexDirectionTo(hexOf(tile), hexOf(other)) === direction)

/**
 * Returns the tile that a key moves to, the same tile at the edge, or null for other keys. Home and End move to the ends of the row. If one
 * diagonal ends, up and down use the other.
 */
export function tileByKey(tile: Tile, { key, shiftKey, altKey, ctrlKey, metaKey }: KeyPress): Tile | null {
  if (altKey || ctrlKey || metaKey) return null
  const ways = WAYS[key]
  if (ways) return beside(tile, ways[shiftKey ? 1 : 0]) ?? beside(tile, ways[shiftKey ? 0 : 1]) ?? tile
  if (shiftKey || (key !== 'Home' && key !== 'End')) return null
  const row = TILE_ROWS.find((tiles) => tiles.includes(tile))
  return row?.at(key === 'Home' ? 0 : -1) ?? tile
}
