import type { CSSProperties } from 'react'

/** A point of a board in tiles: x to the east, y to the south. A board gives a place as its center point. */
export interface BoardPoint {
  x: number
  y: number
}

/** A rectangle on a board, in tiles. */
export interface BoardRect {
  left: number
  top: number
  right: number
  bottom: number
}

/** A length in tiles as CSS. The board's layer says how many pixels a tile is. */
export const cssTiles = (length: number): string => `calc(var(--tile) * ${Math.round(length * 1e4) / 1e4})`

/** CSS position of a thing on the board's layer. */
export const at = ({ x, y }: BoardPoint): CSSProperties => ({ left: cssTiles(x), top: cssTiles(y) })
