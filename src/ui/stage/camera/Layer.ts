import { targetsMoved } from '../../input/targets.ts'
import type { BoardPoint, BoardRect } from '../board-point.ts'
import {
  type CameraView,
  heldView,
  isSameView,
  NO_INSET,
  type Size,
  SMALLEST_TILE,
  zoomedAt,
} from './camera-view.ts'
import type { CoveredParts } from './corners.ts'
import { followHands } from './hands.ts'
import { isOnAction, isOnDragged } from './press-targets.ts'
import type { Sight } from './sight.ts'

/** Delay after the last wheel event before the layer is laid out again, in milliseconds. A layout costs more than a frame. */
const QUIET_MS = 250
/** Zoom factors of a double click, without and with shift. */
const NEARER = 1.6
const FARTHER = 0.6

/** Callbacks of a layer for the player's input. */
interface Hands {
  /** Returns the view to show for a requested view. */
  kept(view: CameraView): CameraView
  /** Input starts to move the layer. */
  took(): void
  /** Input has moved the layer. */
  moved(): void
  /** True while the view is animated. The layer is laid out again after the animation. */
  isGliding(): boolean
  /** A double click asks for a zoom around a point of the viewport. */
  zoomed(factor: number, pin: BoardPoint): void
}

/**
 * The layer of a board in its viewport. During input it moves by a transform; at rest it is laid out again, so that it is sharp. Each view
 * is published to `sight`.
 */
export class BoardLayer {
  /** The tile width of the current layout, in pixels. */
  laidOut = 0
  view: CameraView = { x: 0, y: 0, tile: 88 }
  size: Size = { width: 0, height: 0 }
  /** The covered parts of the viewport. */
  cover: CoveredParts = NO_INSET
  #viewport: HTMLElement
  #world: HTMLElement
  #sight: Sight
  #hands: Hands
  /** The smallest tile width that input may zoom to, in pixels. */
  #furthest = SMALLEST_TILE
  #letGo: () => void
  #quiet: ReturnType<typeof setTimeout> | undefined

  constructor(viewport: HTMLElement, world: HTMLElement, sight: Sight, hands: Hands) {
    this.#viewport = viewport
    this.#world = world
    this.#sight = sight
    this.#hands = hands
    this.#letGo = followHands(viewport, {
      pointAt: (clientX, clientY) => this.pointAt(clientX, clientY),
      spotAt: ({ x, y }) => ({
        x: (x - this.view.x) / this.view.tile,
        y: (y - this.view.y) / this.view.tile,
      }),
      mayMove: (target) => !isOnDragged(target),
      took: () => {
        clearTimeout(this.#quiet)
        hands.took()
      },
      held: (grips) => this.#handled(heldView(this.view, grips, this.#furthest)),
      letGo: () => this.#rest(),
      wheeled: (factor, pin) => {
        this.#handled(zoomedAt(this.view, this.view.tile * factor, pin, this.#furthest))
        this.#quiet = setTimeout(() => this.#rest(), QUIET_MS)
      },
      doubleTapped: (event, point) => {
        if (!isOnAction(event.target)) hands.zoomed(event.shiftKey ? FARTHER : NEARER, point)
      },
    })
  }

  /** Reads the viewport's size, which forces a layout. True if the size changed. */
  measure(): boolean {
    const { clientWidth: width, clientHeight: height } = this.#viewport
    if (width === this.size.width && height === this.size.height) return false
    this.size = { width, height }
    return true
  }

  /** Sets the smallest tile width that input may zoom to, in pixels. */
  limit(furthest: number): void {
    this.#furthest = furthest
  }

  show(view: CameraView): void {
    clearTimeout(this.#quiet)
    this.#move(view)
    if (!this.#hands.isGliding()) this.#rest()
  }

  /** Publishes the current view. */
  tell(): void {
    this.#sight.tell({ ...this.view, laidOut: this.laidOut, size: this.size, cover: this.cover })
    targetsMoved()
  }

  /** Converts a point of the window to a point of the viewport. */
  pointAt(clientX: number, clientY: number): BoardPoint {
    const { left, top } = this.#viewport.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }

  /** The box of an element relative to the viewport, in pixels. */
  boxOf(element: Element): BoardRect {
    const { left, top } = this.#viewport.getBoundingClientRect()
    const box = element.getBoundingClientRect()
    return {
      left: box.left - left,
      top: box.top - top,
      right: box.right - left,
      bottom: box.bottom - top,
    }
  }

  /** Detaches from the viewport. */
  leave(): void {
    clearTimeout(this.#quiet)
    this.#letGo()
  }

  /** Moves the layer as the input asks, within the limits. */
  #handled(wished: CameraView | null): void {
    const view = wished && this.#hands.kept(wished)
    if (!view || isSameView(view, this.view)) return
    this.#hands.moved()
    this.#move(view)
  }

  #move(view: CameraView): void {
    this.view = view
    const scale = this.laidOut > 0 ? view.tile / this.laidOut : 1
    this.#world.style.transform = `translate(${view.x}px, ${view.y}px) scale(${scale})`
    this.tell()
  }

  /** Lays the layer out at its final size, on whole pixels, so that it is sharp. */
  #rest(): void {
    const { x, y, tile } = this.view
    if (tile !== this.laidOut) {
      this.laidOut = tile
      this.#world.style.setProperty('--tile', `${tile}px`)
    }
    this.#world.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
    this.tell()
  }
}
