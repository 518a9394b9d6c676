import { type Selection, select } from 'd3-selection'
import { type D3ZoomEvent, type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom'
import { targetsMoved } from '../../input/targets.ts'
import type { Box, Spot } from '../spot.ts'
import type { Cover } from './corners.ts'
import { isOnAction, isOnDragged } from './press-targets.ts'
import type { Sight } from './sight.ts'
import { LARGEST_TILE, NO_INSET, type Size, type View } from './view.ts'

/** A drag of fewer pixels is a click with a shaking hand. */
const CLICK = 6
/** How long a wheel is left alone until the layer is laid out anew: that costs more than a frame. In milliseconds. */
const QUIET_MS = 120
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
  #zoom: ZoomBehavior<HTMLElement, unknown>
  #selection: Selection<HTMLElement, unknown, null, undefined>
  #quiet: ReturnType<typeof setTimeout> | undefined

  constructor(viewport: HTMLElement, world: HTMLElement, sight: Sight, hands: Hands) {
    this.#viewport = viewport
    this.#world = world
    this.#sight = sight
    this.#hands = hands
    this.#zoom = zoom<HTMLElement, unknown>()
      .clickDistance(CLICK)
      .filter(panned)
      .extent(() => [
        [0, 0],
        [this.size.width, this.size.height],
      ])
      .constrain((transform) => this.#constrain(transform))
      .on('start', (event: D3ZoomEvent<HTMLElement, unknown>) => this.#started(event))
      .on('zoom', (event: D3ZoomEvent<HTMLElement, unknown>) => this.#moved(event))
      .on('end', (event: D3ZoomEvent<HTMLElement, unknown>) => this.#ended(event))
    this.#selection = select(viewport)
    this.#selection.call(this.#zoom)
    this.#selection.on('dblclick.zoom', (event: MouseEvent | TouchEvent) => this.#doubleTap(event))
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
    this.#zoom.scaleExtent([furthest, LARGEST_TILE])
  }

  show(view: View): void {
    this.#zoom.transform(this.#selection, transformOf(view))
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
    this.#selection.on('.zoom', null)
  }

  #constrain(transform: ZoomTransform): ZoomTransform {
    const view = viewOf(transform)
    const kept = this.#hands.kept(view)
    return kept === view ? transform : transformOf(kept)
  }

  #started({ sourceEvent }: D3ZoomEvent<HTMLElement, unknown>): void {
    clearTimeout(this.#quiet)
    if (sourceEvent) this.#hands.took()
  }

  #moved({ transform, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>): void {
    if (sourceEvent) this.#hands.moved()
    this.view = viewOf(transform)
    const scale = this.laidOut > 0 ? transform.k / this.laidOut : 1
    this.#world.style.transform = `translate(${transform.x}px, ${transform.y}px) scale(${scale})`
    this.tell()
  }

  #ended({ sourceEvent }: D3ZoomEvent<HTMLElement, unknown>): void {
    if (this.#hands.isGliding()) return
    if (sourceEvent?.type === 'wheel') this.#quiet = setTimeout(() => this.#rest(), QUIET_MS)
    else this.#rest()
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

  #doubleTap(event: MouseEvent | TouchEvent): void {
    if (isOnAction(event.target)) return
    const point = 'changedTouches' in event ? event.changedTouches[0] : event
    if (!point) return
    event.preventDefault()
    this.#hands.zoomed(event.shiftKey ? FARTHER : NEARER, this.pointAt(point.clientX, point.clientY))
  }
}

const viewOf = ({ x, y, k }: ZoomTransform): View => ({ x, y, tile: k })

const transformOf = ({ x, y, tile }: View): ZoomTransform => zoomIdentity.translate(x, y).scale(tile)

/**
 * Which pointers and wheels move the camera: not those on a thing that is itself dragged, nor other buttons,
 * nor events made by a program, which belong to no window that a drag could be followed in.
 */
function panned(event: MouseEvent | TouchEvent | WheelEvent): boolean {
  if (event.type === 'wheel') return true
  if (event.ctrlKey || event.view === null || ('button' in event && event.button !== 0)) return false
  return !isOnDragged(event.target)
}
