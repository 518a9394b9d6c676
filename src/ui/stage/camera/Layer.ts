import { targetsMoved } from '../../input/targets.ts'
import type { Box, Spot } from '../spot.ts'
import type { Cover } from './corners.ts'
import { followHands } from './hands.ts'
import { isOnAction, isOnDragged } from './press-targets.ts'
import type { Sight } from './sight.ts'
import { heldView, isSameView, NO_INSET, type Size, SMALLEST_TILE, type View, zoomedAt } from './view.ts'

/** How long a wheel is left alone until the layer is laid out anew: that costs more than a frame. In milliseconds. */
const QUIET_MS = 250
/** How much two presses at one point zoom, and with shift. */
const NEARER = 1.6
const FARTHER = 0.6

/** What a layer asks and tells while hands are on it. */
interface Hands {
  /** The view to show for one that a hand asks for. */
  kept(view: View): View
  /** A hand begins to move the layer. */
  took(): void
  /** A hand has moved it. */
  moved(): void
  /** Whether the view is on its way to another: it is not laid out anew before it is there. */
  isGliding(): boolean
  /** Two presses at a point of the viewport zoom. */
  zoomed(factor: number, pin: Spot): void
}

/**
 * The layer on which a board lies, in its viewport. It is moved with a transform while fingers, wheel or keys are at work,
 * and laid out anew, sharp, when they rest. `sight` hears of each view.
 */
export class Layer {
  /** The width of a tile for which it is laid out, in pixels. */
  laidOut = 0
  view: View = { x: 0, y: 0, tile: 88 }
  size: Size = { width: 0, height: 0 }
  /** What covers the viewport. */
  cover: Cover = NO_INSET
  #viewport: HTMLElement
  #world: HTMLElement
  #sight: Sight
  #hands: Hands
  /** The smallest tile that hands may zoom to, in pixels. */
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

  /** Asks the page for the viewport's size, which makes it wait; answers whether it is another one. */
  measure(): boolean {
    const { clientWidth: width, clientHeight: height } = this.#viewport
    if (width === this.size.width && height === this.size.height) return false
    this.size = { width, height }
    return true
  }

  /** Lets hands zoom no further away than to tiles of this width. */
  limit(furthest: number): void {
    this.#furthest = furthest
  }

  show(view: View): void {
    clearTimeout(this.#quiet)
    this.#move(view)
    if (!this.#hands.isGliding()) this.#rest()
  }

  /** Tells what is seen. */
  tell(): void {
    this.#sight.tell({ ...this.view, laidOut: this.laidOut, size: this.size, cover: this.cover })
    targetsMoved()
  }

  /** A point of the window as one of the viewport. */
  pointAt(clientX: number, clientY: number): Spot {
    const { left, top } = this.#viewport.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }

  /** Where something of the page lies over the viewport, in pixels. */
  boxOf(element: Element): Box {
    const { left, top } = this.#viewport.getBoundingClientRect()
    const box = element.getBoundingClientRect()
    return {
      left: box.left - left,
      top: box.top - top,
      right: box.right - left,
      bottom: box.bottom - top,
    }
  }

  /** Lets go of the viewport. */
  leave(): void {
    clearTimeout(this.#quiet)
    this.#letGo()
  }

  /** Moves the layer as hands ask, as far as it may. */
  #handled(wished: View | null): void {
    const view = wished && this.#hands.kept(wished)
    if (!view || isSameView(view, this.view)) return
    this.#hands.moved()
    this.#move(view)
  }

  #move(view: View): void {
    this.view = view
    const scale = this.laidOut > 0 ? view.tile / this.laidOut : 1
    this.#world.style.transform = `translate(${view.x}px, ${view.y}px) scale(${scale})`
    this.tell()
  }

  /** Lays the layer out for the size at which it came to rest, on whole pixels, so that it is sharp. */
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
