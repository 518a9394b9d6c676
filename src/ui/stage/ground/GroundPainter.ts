import { type Palette, paletteAt } from '../../art/index.ts'
import type { BoardRect } from '../board-point.ts'
import type { Seen } from '../camera/sight.ts'
import type { CellsIn } from './cell.ts'
import { GroundCanvas } from './GroundCanvas.ts'
import { covers, farPane, farTile, nearPane, type Pane, seenPane } from './pane.ts'

/** Drawing time for each frame, and for the first drawing and for changes, in milliseconds. */
const SLICE_MS = 7
const AT_ONCE_MS = 50

/** Maximum pixel density. More is invisible and costs time. */
const DENSEST = 2

/**
 * Draws the ground on two canvases: the visible part at full sharpness, and below it the whole board, coarser, for parts that a drag brings
 * into view. During a zoom both are only scaled.
 */
export class GroundPainter {
  #host: HTMLElement
  #inks: Palette
  #cellsIn: CellsIn
  #box: BoardRect
  #seen: Seen | null = null
  #near: GroundCanvas | null = null
  /** The canvas that replaces `#near` once it is drawn. */
  #next: GroundCanvas | null = null
  #far: GroundCanvas | null = null
  #frame = 0

  constructor(host: HTMLElement, cellsIn: CellsIn, box: BoardRect) {
    this.#host = host
    this.#cellsIn = cellsIn
    this.#box = box
    this.#inks = paletteAt(host)
  }

  /** The ground has changed. */
  show(cellsIn: CellsIn, box: BoardRect): void {
    this.#cellsIn = cellsIn
    this.#box = box
    for (const canvas of this.#canvases) canvas.want(cellsIn)
    this.#near?.draw(this.#inks, performance.now() + AT_ONCE_MS)
    this.#goOn()
  }

  /** The view has changed. */
  look(seen: Seen): void {
    const before = this.#seen
    this.#seen = seen
    if (seen.laidOut === 0 || seen.size.width === 0) return
    if (seen.laidOut !== before?.laidOut) this.#place()
    if (seen.tile !== seen.laidOut) return
    this.#follow(seen)
    this.#goOn()
  }

  /** The font has loaded: cells with text must be drawn again. */
  renewLetters(): void {
    for (const canvas of this.#canvases) canvas.forgetLetters(this.#cellsIn)
    this.#goOn()
  }

  /** The color scheme has changed: repaint everything. */
  repaint(): void {
    this.#inks = paletteAt(this.#host)
    this.#next = null
    this.#far = null
    if (!this.#near) return
    const { tile, density, pane } = this.#near
    const canvas = new GroundCanvas(tile, density, pane, this.#inks)
    canvas.want(this.#cellsIn)
    canvas.draw(this.#inks, Number.POSITIVE_INFINITY)
    this.#put(canvas)
    this.#goOn()
  }

  leave(): void {
    cancelAnimationFrame(this.#frame)
    this.#host.replaceChildren()
  }

  get #canvases(): GroundCanvas[] {
    return [this.#near, this.#next, this.#far].filter((canvas) => canvas !== null)
  }

  get #density(): number {
    return Math.min(window.devicePixelRatio || 1, DENSEST)
  }

  /** Makes sure that the visible part is drawn sharply, now or soon. */
  #follow(seen: Seen): void {
    const density = this.#density
    const tile = seen.tile * density
    const needed = seenPane(seen, density)
    const fits = (canvas: GroundCanvas | null) => canvas?.tile === tile && covers(canvas.pane, needed)
    if (fits(this.#near)) this.#next = null
    else if (!fits(this.#next)) this.#begin(this.#canvasLike(tile, nearPane(seen, density), this.#near))
  }

  /** Starts a canvas that will replace the sharp one, or becomes it at once if there is none. */
  #begin(canvas: GroundCanvas): void {
    if (this.#near) {
      this.#next = canvas
      return
    }
    canvas.draw(this.#inks, performance.now() + AT_ONCE_MS)
    this.#put(canvas)
  }

  #canvasLike(tile: number, pane: Pane, like: GroundCanvas | null): GroundCanvas {
    const canvas = new GroundCanvas(tile, this.#density, pane, this.#inks)
    if (like) canvas.take(like)
    canvas.want(this.#cellsIn)
    return canvas
  }

  #goOn(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#slice())
  }

  #slice(): void {
    this.#frame = 0
    const until = performance.now() + SLICE_MS
    this.#next?.draw(this.#inks, until)
    if (this.#next?.done) this.#put(this.#next)
    this.#near?.draw(this.#inks, until)
    if (!this.#next && this.#near?.done) this.#drawFar(until)
    if (this.#canvases.some((canvas) => !canvas.done)) this.#goOn()
  }

  #drawFar(until: number): void {
    const tile = farTile(this.#box, this.#density)
    const pane = farPane(this.#box, tile)
    if (this.#far?.tile !== tile || !covers(this.#far.pane, pane)) {
      this.#far = this.#canvasLike(tile, pane, this.#far)
      this.#put(this.#near)
    }
    this.#far?.draw(this.#inks, until)
  }

  /** Replaces the sharp canvas. */
  #put(canvas: GroundCanvas | null): void {
    this.#near = canvas
    if (canvas === this.#next) this.#next = null
    const shown = [this.#far, canvas].filter((each) => each !== null)
    this.#host.replaceChildren(...shown.map(({ canvas }) => canvas))
    this.#place()
  }

  /** Scales the canvases to the tile width of the board's layout. */
  #place(): void {
    if (!this.#seen) return
    const density = this.#density
    for (const { canvas, tile, pane } of this.#canvases) {
      canvas.style.width = `${canvas.width / density}px`
      canvas.style.height = `${canvas.height / density}px`
      const scale = (this.#seen.laidOut * density) / tile
      canvas.style.transform = `scale(${scale}) translate(${pane.left / density}px, ${pane.top / density}px)`
    }
  }
}
