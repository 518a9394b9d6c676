import type { Inks } from '../../../../../ui/art/index.ts'
import type { Spot } from '../../../../../ui/stage/spot.ts'
import { type Detail, hasLetters, paintEmptyPlace, paintTile } from '../../../art/index.ts'
import type { Cell, Grid } from './cells.ts'
import { common, covers, isEmpty, type Pane, placesIn, tilePane } from './pane.ts'

const placeOf = ({ x, y }: Spot): string => `${x},${y}`

/** Further away than any place of a sheet, in places. */
const FAR_OFF = 1e4

/** A canvas with a part of the ground, each tile drawn in its own whole pixels. */
export class Sheet {
  readonly canvas = document.createElement('canvas')
  /** The width of a tile, in pixels of the canvas. */
  readonly tile: number
  readonly level: Detail
  readonly pane: Pane
  #context: CanvasRenderingContext2D | null
  /** The keys of what is drawn, by their places. */
  #drawn = new Map<string, string>()
  /** What is to be drawn, the next one last. */
  #due: Cell[] = []

  constructor(tile: number, level: Detail, pane: Pane, inks: Inks) {
    this.tile = tile
    this.level = level
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

  /** Takes what another sheet shows already, if it is drawn in the same way. */
  take(other: Sheet): void {
    if (other.tile !== this.tile || other.level !== this.level || isEmpty(common(other.pane, this.pane)))
      return
    this.#context?.drawImage(other.canvas, other.pane.left - this.pane.left, other.pane.top - this.pane.top)
    for (const place of placesIn(common(other.pane, this.pane), this.tile)) {
      const key = other.#drawn.get(placeOf(place))
      const seen = common(tilePane(place, this.tile), this.pane)
      if (key !== undefined && covers(other.pane, seen)) this.#drawn.set(placeOf(place), key)
    }
  }

  /** Asks for a ground; what is there already is left alone. Tiles come before what lies round them, the middle first. */
  want(grid: Grid): void {
    const x = (this.pane.left + this.pane.right) / 2 / this.tile
    const y = (this.pane.top + this.pane.bottom) / 2 / this.tile
    const away = (cell: Cell) => Math.hypot(cell.x - x, cell.y - y) + (cell.look ? 0 : FAR_OFF)
    this.#due = placesIn(this.pane, this.tile)
      .map((place) => grid(place.x, place.y))
      .filter((cell) => this.#drawn.get(placeOf(cell)) !== cell.key)
      .sort((a, b) => away(b) - away(a))
  }

  /** Asks for every tile with letters on it once more. */
  forgetLetters(grid: Grid): void {
    for (const { x, y } of placesIn(this.pane, this.tile)) {
      const { look } = grid(x, y)
      if (look && hasLetters({ ...look, level: this.level })) this.#drawn.delete(placeOf({ x, y }))
    }
    this.want(grid)
  }

  /** Draws what is due until a moment of the page's clock. */
  draw(inks: Inks, until: number): void {
    while (performance.now() < until) {
      const cell = this.#due.pop()
      if (!cell) return
      this.#draw(cell, inks)
      this.#drawn.set(placeOf(cell), cell.key)
    }
  }

  #draw(cell: Cell, inks: Inks): void {
    const context = this.#context
    if (!context) return
    const { left, top, right, bottom } = tilePane(cell, this.tile)
    const [width, height] = [right - left, bottom - top]
    context.save()
    context.translate(left - this.pane.left, top - this.pane.top)
    context.beginPath()
    context.rect(0, 0, width, height)
    context.clip()
    context.scale(width / 100, height / 100)
    if (cell.look) paintTile(context, { ...cell.look, level: this.level }, cell.laid, inks)
    else paintEmptyPlace(context, cell, cell.laid, inks)
    context.restore()
    // Browsers only note what is to be drawn until somebody looks: asked for a pixel, they draw it now, and it is known
    // how long that takes.
    if (cell.look) context.getImageData(0, 0, 1, 1)
  }
}
