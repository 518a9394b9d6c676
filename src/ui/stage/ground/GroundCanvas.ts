import type { Palette } from '../../art/index.ts'
import type { BoardRect } from '../board-point.ts'
import type { CellsIn, GroundCell } from './cell.ts'
import { covers, intersection, isEmpty, type Pane, paneOf, partIn } from './pane.ts'

/** A distance larger than any on a canvas, in tiles. */
const FAR_OFF = 1e4

/** A canvas with a part of the ground. Each cell is drawn in whole pixels of its own. */
export class GroundCanvas {
  readonly canvas = document.createElement('canvas')
  /** The width of a tile, in pixels of the canvas. */
  readonly tile: number
  readonly pane: Pane
  /** Canvas pixels for each CSS pixel. */
  readonly density: number
  #context: CanvasRenderingContext2D | null
  /** Drawn cells by their id. */
  #drawn = new Map<string, GroundCell>()
  /** Cells to draw, next one last. */
  #due: GroundCell[] = []

  constructor(tile: number, density: number, pane: Pane, inks: Palette) {
    this.tile = tile
    this.density = density
    this.pane = pane
    this.canvas.width = pane.right - pane.left
    this.canvas.height = pane.bottom - pane.top
    // `willReadFrequently` keeps the canvas on the CPU: thousands of small paths are slow on a GPU. The canvas is opaque, so no blending is
    // needed.
    this.#context = this.canvas.getContext('2d', { willReadFrequently: true, alpha: false })
    if (!this.#context) return
    this.#context.fillStyle = inks.colour('var(--table)')
    this.#context.fillRect(0, 0, this.canvas.width, this.canvas.height)
  }

  /** True if all cells are drawn. */
  get done(): boolean {
    return this.#due.length === 0
  }

  /** Copies what another canvas already shows, if both have the same scale. */
  take(other: GroundCanvas): void {
    const both = intersection(other.pane, this.pane)
    if (other.tile !== this.tile || other.density !== this.density || isEmpty(both)) return
    this.#context?.drawImage(other.canvas, other.pane.left - this.pane.left, other.pane.top - this.pane.top)
    for (const [id, cell] of other.#drawn) {
      const seen = intersection(paneOf(cell.box, this.tile), this.pane)
      if (!isEmpty(seen) && covers(other.pane, seen)) this.#drawn.set(id, cell)
    }
  }

  /** Queues the changed cells of a ground: from the center outwards, bare cells last. */
  want(cellsIn: CellsIn): void {
    const middle = middleOf(partIn(this.pane, this.tile))
    const away = ({ box, isBare }: GroundCell): number => {
      const { x, y } = middleOf(box)
      return Math.hypot(x - middle.x, y - middle.y) + (isBare ? FAR_OFF : 0)
    }
    this.#due = cellsIn(partIn(this.pane, this.tile))
      .filter(({ id, key }) => this.#drawn.get(id)?.key !== key)
      .sort((a, b) => away(b) - away(a))
  }

  /** Queues all cells with text again. */
  forgetLetters(cellsIn: CellsIn): void {
    for (const cell of cellsIn(partIn(this.pane, this.tile)))
      if (cell.hasLetters(this.tile / this.density)) this.#drawn.delete(cell.id)
    this.want(cellsIn)
  }

  /** Draws queued cells until `until`, a time of `performance.now()`. */
  draw(inks: Palette, until: number): void {
    while (performance.now() < until) {
      const cell = this.#due.pop()
      if (!cell) return
      this.#draw(cell, inks)
      this.#drawn.set(cell.id, cell)
    }
  }

  #draw(cell: GroundCell, inks: Palette): void {
    const context = this.#context
    if (!context) return
    const { left, top, right, bottom } = paneOf(cell.box, this.tile)
    const [width, height] = [right - left, bottom - top]
    context.save()
    context.translate(left - this.pane.left, top - this.pane.top)
    context.beginPath()
    context.rect(0, 0, width, height)
    context.clip()
    context.scale(width / 100, height / 100)
    cell.paint(context, this.tile / this.density, inks)
    context.restore()
    // Browsers defer drawing. Reading a pixel forces it now, so that its time can be measured.
    if (!cell.isBare) context.getImageData(0, 0, 1, 1)
  }
}

const middleOf = ({ left, top, right, bottom }: BoardRect) => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
})
