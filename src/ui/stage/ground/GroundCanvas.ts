import type { Inks } from '../../art/index.ts'
import type { Box } from '../spot.ts'
import type { Cell, CellsIn } from './cell.ts'
import { covers, intersection, isEmpty, type Pane, paneOf, partIn } from './pane.ts'

/** Further away than any place of a canvas, in tiles. */
const FAR_OFF = 1e4

/** A canvas with a part of the ground, each place drawn in its own whole pixels. */
export class GroundCanvas {
  readonly canvas = document.createElement('canvas')
  /** The width of a tile, in pixels of the canvas. */
  readonly tile: number
  readonly pane: Pane
  /** How many pixels of the canvas there are to one of the page. */
  readonly density: number
  #context: CanvasRenderingContext2D | null
  /** What is drawn, by the places. */
  #drawn = new Map<string, Cell>()
  /** What is to be drawn, the next one last. */
  #due: Cell[] = []

  constructor(tile: number, density: number, pane: Pane, inks: Inks) {
    this.tile = tile
    this.density = density
    this.pane = pane
    this.canvas.width = pane.right - pane.left
    this.canvas.height = pane.bottom - pane.top
    // Drawn by the processor, whatever else the browser has: thousands of small paths are slow on a graphics card.
    // Nothing is seen through it, so that what lies below need not be put under it.
    this.#context = this.canvas.getContext('2d', { willReadFrequently: true, alpha: false })
    if (!this.#context) return
    this.#context.fillStyle = inks.colour('var(--table)')
    this.#context.fillRect(0, 0, this.canvas.width, this.canvas.height)
  }

  /** Whether nothing is left to be drawn. */
  get done(): boolean {
    return this.#due.length === 0
  }

  /** Takes what another canvas shows already, if it is drawn in the same way. */
  take(other: GroundCanvas): void {
    const both = intersection(other.pane, this.pane)
    if (other.tile !== this.tile || other.density !== this.density || isEmpty(both)) return
    this.#context?.drawImage(other.canvas, other.pane.left - this.pane.left, other.pane.top - this.pane.top)
    for (const [id, cell] of other.#drawn) {
      const seen = intersection(paneOf(cell.box, this.tile), this.pane)
      if (!isEmpty(seen) && covers(other.pane, seen)) this.#drawn.set(id, cell)
    }
  }

  /** Asks for a ground; what is there already is left alone. What is bare comes last, the rest from the middle on. */
  want(cellsIn: CellsIn): void {
    const middle = middleOf(partIn(this.pane, this.tile))
    const away = ({ box, isBare }: Cell): number => {
      const { x, y } = middleOf(box)
      return Math.hypot(x - middle.x, y - middle.y) + (isBare ? FAR_OFF : 0)
    }
    this.#due = cellsIn(partIn(this.pane, this.tile))
      .filter(({ id, key }) => this.#drawn.get(id)?.key !== key)
      .sort((a, b) => away(b) - away(a))
  }

  /** Asks for every place with letters on it once more. */
  forgetLetters(cellsIn: CellsIn): void {
    for (const cell of cellsIn(partIn(this.pane, this.tile)))
      if (cell.hasLetters(this.tile / this.density)) this.#drawn.delete(cell.id)
    this.want(cellsIn)
  }

  /** Draws what is due until a moment of the page's clock. */
  draw(inks: Inks, until: number): void {
    while (performance.now() < until) {
      const cell = this.#due.pop()
      if (!cell) return
      this.#draw(cell, inks)
      this.#drawn.set(cell.id, cell)
    }
  }

  #draw(cell: Cell, inks: Inks): void {
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
    // Browsers only note what is to be drawn until somebody looks: asked for a pixel, they draw it now, and it is known
    // how long that takes.
    if (!cell.isBare) context.getImageData(0, 0, 1, 1)
  }
}

const middleOf = ({ left, top, right, bottom }: Box) => ({ x: (left + right) / 2, y: (top + bottom) / 2 })
