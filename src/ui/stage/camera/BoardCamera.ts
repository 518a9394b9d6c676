import { type Selection, select } from 'd3-selection'
import { type D3ZoomEvent, type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom'
import { wantsLessMotion } from '../../../store/motion.ts'
import type { Box, Spot } from '../spot.ts'
import { boxAround, type Cover, fitParts } from './corners.ts'
import { easeOut } from './motion.ts'
import { panned } from './panned.ts'
import type { Sight } from './sight.ts'
import {
  AIMED,
  BESIDE,
  between,
  fitView,
  furthestTile,
  type Inset,
  isSameView,
  keptInSight,
  LARGEST_TILE,
  looking,
  middleOf,
  NO_INSET,
  ownView,
  revealed,
  type Size,
  type View,
  zoomedAt,
} from './view.ts'

/** A drag of fewer pixels is a click with a shaking hand. */
const CLICK = 6
const FIT_MS = 320
/** How long a wheel is left alone until the layer is laid out anew: that costs more than a frame. In milliseconds. */
const QUIET_MS = 120

/**
 * What the board shows for now: its own choice (unless the player has taken the camera); of its own choice as many
 * places for the tile in hand as a finger can press; or, to everybody, the whole forest, while a side of it is asked for.
 */
export type Showing = 'usual' | 'places' | 'forest'

/** What the camera looks at. */
export interface Scene {
  forest: readonly Spot[]
  /** The borders of the forest alone. */
  box: Box
  /** What is worth seeing, part by part: the forest, and what may be done beside it. */
  room: readonly Box[]
  /** What to look at when not all can be seen: the character on turn. */
  focus: Spot
}

/**
 * The eye over the board. It moves one layer with a transform while fingers, wheel or keys are at work, and
 * lays that layer out anew, sharp, when they rest. The view is its own: `sight` hears of it.
 */
export class BoardCamera {
  /** The width of a tile for which the layer is laid out, in pixels. */
  laidOut = 0
  /** Who chooses the view: the board; or the player, who wants all of the forest, or a view of their own. */
  #choice: 'own' | 'whole' | 'taken' = 'own'
  #viewport: HTMLElement
  #world: HTMLElement
  #sight: Sight
  #zoom: ZoomBehavior<HTMLElement, unknown>
  #selection: Selection<HTMLElement, unknown, null, undefined>
  #view: View = { x: 0, y: 0, tile: 88 }
  #scene: Scene = {
    forest: [],
    box: { left: -0.5, top: -0.5, right: 0.5, bottom: 0.5 },
    room: [{ left: -0.5, top: -0.5, right: 0.5, bottom: 0.5 }],
    focus: { x: 0, y: 0 },
  }
  #inset: Cover = NO_INSET
  #size: Size = { width: 0, height: 0 }
  /** The window was turned or pulled since the last look: the spot that was in the middle of what could be seen. */
  #turnedAt: Spot | null = null
  /** What is aimed at: it stays in sight when the window changes. */
  #held: Spot | null = null
  #frame = 0
  #quiet: ReturnType<typeof setTimeout> | undefined
  /** What was seen before the whole forest was asked about; null while it is not. */
  #before: View | null = null
  /** Where an animation is going. */
  #goal: View = this.#view

  constructor(viewport: HTMLElement, world: HTMLElement, sight: Sight) {
    this.#viewport = viewport
    this.#world = world
    this.#sight = sight
    this.#zoom = zoom<HTMLElement, unknown>()
      .clickDistance(CLICK)
      .filter(panned)
      .extent(() => [
        [0, 0],
        [this.#size.width, this.#size.height],
      ])
      .constrain((transform) => this.#constrain(transform))
      .on('start', (event: D3ZoomEvent<HTMLElement, unknown>) => this.#started(event))
      .on('zoom', (event: D3ZoomEvent<HTMLElement, unknown>) => this.#moved(event))
      .on('end', (event: D3ZoomEvent<HTMLElement, unknown>) => this.#ended(event))
    this.#selection = select(viewport)
    this.measure()
    this.#selection.call(this.#zoom)
    this.#selection.on('dblclick.zoom', (event: MouseEvent | TouchEvent) => this.#doubleTap(event))
  }

  /** Asks the page for the viewport's size: at first, and whenever it changed. Asking makes the page wait. */
  measure(): void {
    const { clientWidth: width, clientHeight: height } = this.#viewport
    if (width === this.#size.width && height === this.#size.height) return
    const { middle } = this
    const { x, y, tile } = this.#view
    this.#turnedAt ??= { x: (middle.x - x) / tile, y: (middle.y - y) / tile }
    this.#size = { width, height }
  }

  /**
   * Takes note of what there is to see, and shows it, gently if so wished. What was seen before the whole forest was
   * asked about is seen again after it.
   */
  look(scene: Scene, inset: Cover, gently: boolean, showing: Showing = 'usual'): void {
    this.#scene = scene
    this.#inset = inset
    const { width } = this.#size
    if (width === 0) return
    const whole = this.#whole
    this.#zoom.scaleExtent([furthestTile(whole), LARGEST_TILE])
    const turnedAt = this.#turnedAt
    this.#turnedAt = null
    const before = this.#before
    const asked = showing === 'forest'
    this.#before = asked ? (before ?? this.#bound) : null
    if (asked) this.#go(fitView(scene.box, this.#size, inset), gently)
    else if (this.#choice === 'taken' && before) this.#go(before, gently)
    else if (this.#choice === 'taken')
      this.#show(turnedAt ? looking(this.middle, turnedAt, this.#view.tile) : this.#view)
    else if (this.#choice === 'whole') this.#go(whole, gently)
    else this.#go(this.#own(whole, showing === 'places'), gently)
    if (this.#held && (turnedAt || this.#choice !== 'taken')) this.reveal(this.#held)
  }

  /** Brings what is aimed at into sight, and there again when the window changes; null: nothing is. */
  hold(spot: Spot | null): void {
    this.#held = spot
    if (spot) this.reveal(spot)
  }

  /** Shows the whole forest, and goes on doing so as it grows. */
  fit(): void {
    this.#choice = 'whole'
    this.#go(this.#whole, true)
  }

  /** Zooms about a point of the viewport; about the middle of what can be seen, if none is given. */
  zoomBy(factor: number, pin: Spot = this.middle): void {
    this.#choice = 'taken'
    this.#go(zoomedAt(this.#bound, this.#bound.tile * factor, pin, furthestTile(this.#whole)), true)
  }

  /** Comes so near to a spot that what lies there is some factor larger; false where it is as near as can be. */
  comeNear(spot: Spot, factor: number): boolean {
    const tile = Math.min(this.#bound.tile * factor, LARGEST_TILE)
    if (tile <= this.#bound.tile) return false
    this.#choice = 'taken'
    this.#go(looking(this.middle, spot, tile), true)
    return true
  }

  /** Moves the view, in pixels of the viewport. */
  panBy(x: number, y: number): void {
    this.#choice = 'taken'
    const view = this.#bound
    this.#go({ ...view, x: view.x - x, y: view.y - y }, true)
  }

  /**
   * Moves the view no further than it must so that a spot can be seen, beside the sheets and what else covers the
   * board: with the tile round it and half of the next, or, where one aims, with no more than is seen of it anyway.
   */
  reveal({ x, y }: Spot, cover: Partial<Inset> = {}): void {
    const view = this.#bound
    const isAimed = this.#held?.x === x && this.#held.y === y
    const shown = revealed(view, { x, y }, isAimed ? AIMED : BESIDE, this.#size, { ...this.#inset, ...cover })
    if (!isSameView(shown, view)) this.#go(shown, true)
  }

  /** The middle of what can be seen beside the sheets, in pixels of the viewport. */
  get middle(): Spot {
    return middleOf(this.#size, this.#inset)
  }

  /** Where the tile at a spot lies in the viewport once the view rests, in pixels. */
  boxAt(spot: Spot): Box {
    const { x, y, tile } = this.#bound
    const [left, top] = [x + (spot.x - 0.5) * tile, y + (spot.y - 0.5) * tile]
    return { left, top, right: left + tile, bottom: top + tile }
  }

  /** The spot of the board under a point of the window. */
  spotAt(clientX: number, clientY: number): Spot {
    const { left, top } = this.#viewport.getBoundingClientRect()
    const { x, y, tile } = this.#view
    return { x: (clientX - left - x) / tile, y: (clientY - top - y) / tile }
  }

  /** Lets go of the board. */
  leave(): void {
    clearTimeout(this.#quiet)
    this.#stop()
    this.#selection.on('.zoom', null)
  }

  /** The view in which an animation will end; else the one that there is. */
  get #bound(): View {
    return this.#frame === 0 ? this.#view : this.#goal
  }

  /** The view of all that is worth seeing. */
  get #whole(): View {
    return fitParts(this.#scene.room, this.#size, this.#inset)
  }

  /** The view that the board chooses by itself. */
  #own(whole: View, places: boolean): View {
    const { room, focus } = this.#scene
    return ownView(whole, boxAround(room), focus, this.#size, this.#inset, places)
  }

  #constrain(transform: ZoomTransform): ZoomTransform {
    const view = { x: transform.x, y: transform.y, tile: transform.k }
    const kept = keptInSight(view, this.#scene.forest, this.#size, this.#inset)
    return kept === view ? transform : transformOf(kept)
  }

  #started({ sourceEvent }: D3ZoomEvent<HTMLElement, unknown>): void {
    clearTimeout(this.#quiet)
    if (sourceEvent) this.#stop()
  }

  #ended({ sourceEvent }: D3ZoomEvent<HTMLElement, unknown>): void {
    if (this.#frame !== 0) return
    if (sourceEvent?.type === 'wheel') this.#quiet = setTimeout(() => this.#rest(), QUIET_MS)
    else this.#rest()
  }

  #moved({ transform, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>): void {
    if (sourceEvent) this.#choice = 'taken'
    this.#view = { x: transform.x, y: transform.y, tile: transform.k }
    const scale = this.laidOut > 0 ? transform.k / this.laidOut : 1
    this.#world.style.transform = `translate(${transform.x}px, ${transform.y}px) scale(${scale})`
    this.#tell()
  }

  /** Lays the layer out for the size at which it came to rest, on whole pixels, so that it is sharp. */
  #rest(): void {
    const { x, y, tile } = this.#view
    if (tile !== this.laidOut) {
      this.laidOut = tile
      this.#world.style.setProperty('--tile', `${tile}px`)
    }
    this.#world.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
    this.#tell()
  }

  #tell(): void {
    this.#sight.tell({ ...this.#view, laidOut: this.laidOut, size: this.#size, cover: this.#inset })
  }

  #show(view: View): void {
    this.#zoom.transform(
      this.#selection,
      transformOf(keptInSight(view, this.#scene.forest, this.#size, this.#inset)),
    )
  }

  #go(wished: View, gently: boolean): void {
    const to = keptInSight(wished, this.#scene.forest, this.#size, this.#inset)
    // It lies there on whole pixels: on the way from a view to itself it would tremble by parts of one.
    if (this.#frame === 0 && this.laidOut === to.tile && isSameView(to, this.#view)) return this.#tell()
    this.#stop()
    const from = this.#view
    this.#goal = to
    if (!gently || this.laidOut === 0 || wantsLessMotion()) return this.#show(to)
    const { middle } = this
    const began = performance.now()
    const step = (now: number) => {
      const part = Math.min(1, (now - began) / FIT_MS)
      this.#frame = part < 1 ? requestAnimationFrame(step) : 0
      this.#show(part < 1 ? between(from, to, easeOut(Math.max(0, part)), middle) : to)
    }
    this.#frame = requestAnimationFrame(step)
  }

  #stop(): void {
    cancelAnimationFrame(this.#frame)
    this.#frame = 0
  }

  #doubleTap(event: MouseEvent | TouchEvent): void {
    if (event.target instanceof Element && event.target.closest('[data-acts]')) return
    const point = 'changedTouches' in event ? event.changedTouches[0] : event
    if (!point) return
    event.preventDefault()
    const { left, top } = this.#viewport.getBoundingClientRect()
    this.zoomBy(event.shiftKey ? 0.6 : 1.6, { x: point.clientX - left, y: point.clientY - top })
  }
}

const transformOf = ({ x, y, tile }: View): ZoomTransform => zoomIdentity.translate(x, y).scale(tile)
