import { type Inks, inksAt } from '../../art/index.ts'
import type { Seen } from '../camera/sight.ts'
import type { Box } from '../spot.ts'
import type { CellsIn } from './cell.ts'
import { GroundCanvas } from './GroundCanvas.ts'
import { covers, farPane, farTile, nearPane, type Pane, seenPane } from './pane.ts'

/** How long of each frame is drawn in; and how long at once, at first and when something comes or goes. In milliseconds. */
const SLICE_MS = 7
const AT_ONCE_MS = 50

/** More pixels to a CSS pixel than this are not drawn: nobody sees them, and each costs. */
const DENSEST = 2

/**
 * Draws the ground on two canvases: what is seen, as sharp as the screen is; and below it the whole board, coarser, for
 * what a hand brings into sight before the sharp one is drawn anew. While the view is zoomed both are only stretched.
 */
export class GroundPainter {
  #host: HTMLElement
  #inks: Inks
  #cellsIn: CellsIn
  #box: Box
  #seen: Seen | null = null
  #near: GroundCanvas | null = null
  /** What takes the sharp one's place as soon as it is drawn. */
  #next: GroundCanvas | null = null
  #far: GroundCanvas | null = null
  #frame = 0

  constructor(host: HTMLElement, cellsIn: CellsIn, box: Box) {
    this.#host = host
    this.#cellsIn = cellsIn
    this.#box = box
    this.#inks = inksAt(host)
  }

  /** What lies there is another ground. */
  show(cellsIn: CellsIn, box: Box): void {
    this.#cellsIn = cellsIn
    this.#box = box
    for (const canvas of this.#canvases) canvas.want(cellsIn)
    this.#near?.draw(this.#inks, performance.now() + AT_ONCE_MS)
    this.#goOn()
  }

  /** The view is another one. */
  look(seen: Seen): void {
    const before = this.#seen
    this.#seen = seen
    if (seen.laidOut === 0 || seen.size.width === 0) return
    if (seen.laidOut !== before?.laidOut) this.#place()
    if (seen.tile !== seen.laidOut) return
    this.#follow(seen)
    this.#goOn()
  }

  /** Letters have come that were not there when places with letters on them were drawn. */
  renewLetters(): void {
    for (const canvas of this.#canvases) canvas.forgetLetters(this.#cellsIn)
    this.#goOn()
  }

  /** The hour has changed: everything is drawn anew. */
  repaint(): void {
    this.#inks = inksAt(this.#host)
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

  /** Sees to it that what is seen is drawn sharp, or will be. */
  #follow(seen: Seen): void {
    const density = this.#density
    const tile = seen.tile * density
    const needed = seenPane(seen, density)
    const fits = (canvas: GroundCanvas | null) => canvas?.tile === tile && covers(canvas.pane, needed)
    if (fits(this.#near)) this.#next = null
    else if (!fits(this.#next)) this.#begin(this.#canvasLike(tile, nearPane(seen, density), this.#near))
  }

  /** Begins to draw what will take the sharp one's place; where nothing is shown yet it does so at once. */
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

  /** Puts a canvas in the sharp one's place. */
  #put(canvas: GroundCanvas | null): void {
    this.#near = canvas
    if (canvas === this.#next) this.#next = null
    const shown = [this.#far, canvas].filter((each) => each !== null)
    this.#host.replaceChildren(...shown.map(({ canvas }) => canvas))
    this.#place()
  }

  /** Stretches what is drawn to the size for which the board's layer is laid out. */
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
