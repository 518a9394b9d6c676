import type { CSSProperties } from 'react'
import { TILES, type Tile } from '../../../../engine/boogyman/index.ts'
import type { Point } from '../../../../ui/art/svg.ts'
import { type BoardPoint, type BoardRect, cssTiles } from '../../../../ui/stage/board-point.ts'
import { middleOf, PLATE_BOX, TILE } from '../../art/index.ts'

/** Converts a point of a drawing, in hundredths of a tile, to a board point. */
export const toSpot = ([x, y]: Point): BoardPoint => ({ x: x / TILE, y: y / TILE })

/** The center of a tile. */
export const spotOf = (tile: Tile): BoardPoint => toSpot(middleOf(tile))

/** Height of an upright hexagon, in tiles. */
const TALL = 2 / Math.sqrt(3)

/** The box of a tile on the board's layer. */
export function tileStyle(tile: Tile): CSSProperties {
  const { x, y } = spotOf(tile)
  return { left: cssTiles(x - 0.5), top: cssTiles(y - TALL / 2), width: cssTiles(1), height: cssTiles(TALL) }
}

/** Bounds of the whole forest plate. */
export const PLATE: BoardRect = {
  left: PLATE_BOX.x / TILE,
  top: PLATE_BOX.y / TILE,
  right: (PLATE_BOX.x + PLATE_BOX.width) / TILE,
  bottom: (PLATE_BOX.y + PLATE_BOX.height) / TILE,
}

/** The tile at a board point, or null off the board. */
export function tileAt({ x, y }: BoardPoint): Tile | null {
  const away = (tile: Tile) => Math.hypot(spotOf(tile).x - x, spotOf(tile).y - y)
  const nearest = TILES.reduce((best, tile) => (away(tile) < away(best) ? tile : best))
  return away(nearest) <= TALL / 2 ? nearest : null
}
