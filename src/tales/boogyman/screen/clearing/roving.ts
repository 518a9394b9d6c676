import { hexOf, neighboursOf, TILE_ROWS, type Tile } from '../../../../engine/boogyman/index.ts'
import { type HexDirection, hexDirectionTo } from '../../../../engine/kernel/index.ts'
import type { KeyPress } from '../../../../ui/input/key-press.ts'

/** Where each arrow leads; with the shift key up and down lead along the other diagonal (law, section 10). */
const WAYS: Readonly<Record<string, readonly [alone: HexDirection, shifted: HexDirection]>> = {
  ArrowLeft: ['west', 'west'],
  ArrowRight: ['east', 'east'],
  ArrowUp: ['north-west', 'north-east'],
  ArrowDown: ['south-east', 'south-west'],
}

const beside = (tile: Tile, direction: HexDirection): Tile | undefined =>
  neighboursOf(tile).find((other) => hexDirectionTo(hexOf(tile), hexOf(other)) === direction)

/**
 * The tile that a key leads to: an arrow, or Home and End to the ends of a row; the same one where there is none that way,
 * null for any other key. At the edge, where one diagonal ends, up and down take the other.
 */
export function tileByKey(tile: Tile, { key, shiftKey, altKey, ctrlKey, metaKey }: KeyPress): Tile | null {
  if (altKey || ctrlKey || metaKey) return null
  const ways = WAYS[key]
  if (ways) return beside(tile, ways[shiftKey ? 1 : 0]) ?? beside(tile, ways[shiftKey ? 0 : 1]) ?? tile
  if (shiftKey || (key !== 'Home' && key !== 'End')) return null
  const row = TILE_ROWS.find((tiles) => tiles.includes(tile))
  return row?.at(key === 'Home' ? 0 : -1) ?? tile
}
