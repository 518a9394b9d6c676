import { wantsLessMotion } from '../../../store/motion.ts'
import type { Box, Spot } from '../spot.ts'
import { boxAround, type Cover, fitParts } from './corners.ts'
import { Glide } from './glide.ts'
import { Layer } from './Layer.ts'
import type { Sight } from './sight.ts'
import {
  AIMED,
  BESIDE,
  fitView,
  furthestTile,
  type Inset,
  isSameView,
  keptInSight,
  looking,
  middleOf,
  ownView,
  revealed,
  type Size,
  type View,
  zoomedAt,
} from './view.ts'

/**
 * What the board shows for now: its own choice (unless the player has taken the camera); of its own choice as many
 * places for what is in hand as a finger can press; or, to everybody, all of the board, while something of it is asked for.
 */
export type Showing = 'usual' | 'places' | 'all'

/** A press on the board: at which spot, and how wide a tile is drawn, in pixels. */
export interface BoardPress {
  spot: Spot
  tile: number
}

/** What the camera looks at. */
export interface Scene {
  /** The middles of what lies on the board: something of it is always seen. */
  places: readonly Spot[]
  /** The borders of what lies there. */
  box: Box
  /** What is worth seeing, part by part: what lies there, and what may be done beside it. */
  room: readonly Box[]
  /** What to look at when not all can be seen: whoever is on turn. */
  focus: Spot
}

const NOTHING: Box = { left: -0.5, top: -0.5, right: 0.5, bottom: 0.5 }

/** The eye over a board: it chooses what is seen of it, with the player, and glides there. */
export class BoardCamera {
  /** Who chooses the view: the board; or the player, who wants all of the board, or a view of their own. */
  #choice: 'own' | 'whole' | 'taken' = 'own'
  #layer: Layer
  #glide = new Glide()
  #scene: Scene = { places: [], box: NOTHING, room: [NOTHING], focus: { x: 0, y: 0 } }
  /** The window was turned or pulled since the last look: the spot that was in the middle of what could be seen. */
  #turnedAt: Spot | null = null
  /** What is aimed at: it stays in sight when the window changes. */
  #held: Spot | null = null
  /** What was seen before all of the board was asked about; null while it is not. */
  #before: View | null = null

  constructor(viewport: HTMLElement, world: HTMLElement, sight: Sight) {
    this.#layer = new Layer(viewport, world, sight, {
      kept: (view) => this.#kept(view),
      took: () => this.#glide.stop(),
      moved: () => {
        this.#choice = 'taken'
      },
      isGliding: () => this.#glide.goal !== null,
      zoomed: (factor, pin) => this.zoomBy(factor, pin),
    })
    this.measure()
  }

  /** The width of a tile for which the layer is laid out, in pixels. */
  get laidOut(): number {
    return this.#layer.laidOut
  }

  /** Asks the page for the viewport's size: at first, and whenever it changed. */
  measure(): void {
    const { middle } = this
    const { x, y, tile } = this.#layer.view
    if (this.#layer.measure()) this.#turnedAt ??= { x: (middle.x - x) / tile, y: (middle.y - y) / tile }
  }

  /**
   * Takes note of what there is to see, and shows it, gently if so wished. What was seen before all of the board was
   * asked about is seen again after it.
   */
  look(scene: Scene, cover: Cover, gently: boolean, showing: Showing = 'usual'): void {
    this.#scene = scene
    this.#layer.cover = cover
    const { size, view } = this.#layer
    if (size.width === 0) return
    const whole = this.#whole
    this.#layer.limit(furthestTile(whole))
    const turnedAt = this.#turnedAt
    this.#turnedAt = null
    const before = this.#before
    const asked = showing === 'all'
    this.#before = asked ? (before ?? this.#bound) : null
    if (asked) this.#go(fitView(scene.box, size, cover), gently)
    else if (this.#choice === 'taken' && before) this.#go(before, gently)
    else if (this.#choice === 'taken') this.#show(turnedAt ? looking(this.middle, turnedAt, view.tile) : view)
    else if (this.#choice === 'whole') this.#go(whole, gently)
    else this.#go(this.#own(whole, showing === 'places'), gently)
    if (this.#held && (turnedAt || this.#choice !== 'taken')) this.reveal(this.#held)
  }

  /** Brings what is aimed at into sight, and there again when the window changes; null: nothing is. */
  hold(spot: Spot | null): void {
    this.#held = spot
    if (spot) this.reveal(spot)
  }

  /** Shows all of the board, and goes on doing so as it grows. */
  fit(): void {
    this.#choice = 'whole'
    this.#go(this.#whole, true)
  }

  /** Zooms about a point of the viewport; about the middle of what can be seen, if none is given. */
  zoomBy(factor: number, pin: Spot = this.middle): void {
    this.#choice = 'taken'
    this.#go(zoomedAt(this.#bound, this.#bound.tile * factor, pin, furthestTile(this.#whole)), true)
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
    const { size, cover: usual } = this.#layer
    const shown = revealed(view, { x, y }, isAimed ? AIMED : BESIDE, size, { ...usual, ...cover })
    if (!isSameView(shown, view)) this.#go(shown, true)
  }

  /** The middle of what can be seen beside the sheets, in pixels of the viewport. */
  get middle(): Spot {
    return middleOf(this.#layer.size, this.#layer.cover)
  }

  /** How large the viewport is, in pixels: a frame round the table makes it smaller than the window. */
  get size(): Size {
    return this.#layer.size
  }

  /** Where something of the page lies over the viewport, in pixels. */
  boxOf(element: Element): Box {
    return this.#layer.boxOf(element)
  }

  /** Where the tile at a spot lies in the viewport once the view rests, in pixels. */
  boxAt(spot: Spot): Box {
    const { x, y, tile } = this.#bound
    const [left, top] = [x + (spot.x - 0.5) * tile, y + (spot.y - 0.5) * tile]
    return { left, top, right: left + tile, bottom: top + tile }
  }

  /** The spot of the board under a point of the window. */
  spotAt(clientX: number, clientY: number): Spot {
    const point = this.#layer.pointAt(clientX, clientY)
    const { x, y, tile } = this.#layer.view
    return { x: (point.x - x) / tile, y: (point.y - y) / tile }
  }

  /** Where a spot of the board is seen in the window, and how wide a tile is drawn there, in pixels. */
  seenAt(spot: Spot): Spot & { tile: number } {
    const { x, y, tile } = this.#layer.view
    const origin = this.#layer.pointAt(0, 0)
    return { x: x + spot.x * tile - origin.x, y: y + spot.y * tile - origin.y, tile }
  }

  /** Where a press on the board lies; null for that of a key, which lies nowhere, and where nothing can be seen of it. */
  pressAt({
    clientX,
    clientY,
    detail,
  }: Pick<MouseEvent, 'clientX' | 'clientY' | 'detail'>): BoardPress | null {
    if (detail === 0 || this.#layer.size.width === 0) return null
    return { spot: this.spotAt(clientX, clientY), tile: this.#layer.view.tile }
  }

  /** Lets go of the board. */
  leave(): void {
    this.#glide.stop()
    this.#layer.leave()
  }

  /** The view in which a way will end; else the one that there is. */
  get #bound(): View {
    return this.#glide.goal ?? this.#layer.view
  }

  /** The view of all that is worth seeing. */
  get #whole(): View {
    return fitParts(this.#scene.room, this.#layer.size, this.#layer.cover)
  }

  /** The view that the board chooses by itself. */
  #own(whole: View, places: boolean): View {
    const { room, focus } = this.#scene
    return ownView(whole, boxAround(room), focus, this.#layer.size, this.#layer.cover, places)
  }

  #kept(view: View): View {
    return keptInSight(view, this.#scene.places, this.#layer.size, this.#layer.cover)
  }

  #show(view: View): void {
    this.#layer.show(this.#kept(view))
  }

  #go(wished: View, gently: boolean): void {
    const to = this.#kept(wished)
    const { view, laidOut } = this.#layer
    // It lies there on whole pixels: on the way from a view to itself it would tremble by parts of one.
    if (!this.#glide.goal && laidOut === to.tile && isSameView(to, view)) return this.#layer.tell()
    this.#glide.stop()
    if (!gently || laidOut === 0 || wantsLessMotion()) this.#show(to)
    else this.#glide.start(view, to, this.middle, (now) => this.#show(now))
  }
}
