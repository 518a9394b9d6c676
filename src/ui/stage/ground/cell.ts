import type { Inks } from '../../art/index.ts'
import type { Box } from '../spot.ts'

/** A place of the ground: a picture by itself, clipped to its box. */
export interface Cell {
  /** The same text for the same place. */
  id: string
  /** Where it lies on the board, in tiles. */
  box: Box
  /** The same text for the same picture. */
  key: string
  /** Nothing lies there: it is drawn after all others, and in no time. */
  isBare: boolean
  /** Draws it from (0, 0) to (100, 100), for a tile that is so wide on the screen, in CSS pixels. */
  paint(context: CanvasRenderingContext2D, tile: number, inks: Inks): void
  /** Whether letters are in the picture for a tile that is so wide: they are drawn in those that the page has by then. */
  hasLetters(tile: number): boolean
}

/** What lies on the table: the cells that have a part in a rectangle of the board. */
export type CellsIn = (part: Box) => readonly Cell[]
