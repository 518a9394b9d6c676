import type { Palette } from '../../art/index.ts'
import type { BoardRect } from '../board-point.ts'

/** A cell of the ground: a picture clipped to its box. */
export interface GroundCell {
  /** Identity of the place. */
  id: string
  /** Bounds on the board, in tiles. */
  box: BoardRect
  /** Identity of the picture. */
  key: string
  /** True for an empty place. Empty places are drawn last, and cost no time. */
  isBare: boolean
  /** Draws the picture from (0, 0) to (100, 100). `tile` is the tile width on the screen, in CSS pixels. */
  paint(context: CanvasRenderingContext2D, tile: number, inks: Palette): void
  /** True if the picture has text at this tile width. Text must be drawn again once its font has loaded. */
  hasLetters(tile: number): boolean
}

/** Returns the cells that overlap a rectangle of the board. */
export type CellsIn = (part: BoardRect) => readonly GroundCell[]
