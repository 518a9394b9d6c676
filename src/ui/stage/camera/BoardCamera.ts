import { prefersReducedMotion } from '../../../store/motion.ts'
import type { BoardPoint, BoardRect } from '../board-point.ts'
import {
  AIMED,
  BESIDE,
  type CameraView,
  fitView,
  furthestTile,
  type Inset,
  isSameView,
  keptInSight,
  looking,
  ownView,
  revealed,
  type Size,
  uncoveredCenter,
  zoomedAt,
} from './camera-view.ts'
import { boxAround, type CoveredParts, fitParts } from './corners.ts'
import { Glide } from './glide.ts'
import { BoardLayer } from './Layer.ts'
import type { Sight } from './sight.ts'

/**
 * What the camera shows: its usual choice; all places for the selected tile, at the smallest size for a finger; or the whole board. Only
 * `all` overrides a view that the player chose.
 */
export type Showing = 'usual' | 'places' | 'all'

/** A press on the board: the board point, and the width of a tile in pixels. */
export interface BoardPress {
  spot: BoardPoint
  tile: number
}

/** The parts of the board that the camera must consider. */
export interface CameraTargets {
  /** Centers of the tiles on the board. At least one of them stays visible. */
  places: readonly BoardPoint[]
  /** Bounds of the tiles. */
  box: BoardRect
  /** Parts worth showing: the tiles, and the places where an action is possible. */
  room: readonly BoardRect[]
  /** The point to center if the board does not fit: the player on turn. */
  focus: BoardPoint
}

const NOTHING: BoardRect = { left: -0.5, top: -0.5, right: 0.5, bottom: 0.5 }

/** The camera over a board: chooses the visible part, follows the player's input, and animates between views. */
export class BoardCamera {
  /** How the view was chosen: by the board, as the whole board, or freely by the player. */
  #choice: 'own' | 'whole' | 'taken' = 'own'
  #layer: BoardLayer
  #glide = new Glide()
  #scene: CameraTargets = { places: [], box: NOTHING, room: [NOTHING], focus: { x: 0, y: 0 } }
  /** The point at the center before the window was resized, since the last `look`. */
  #turnedAt: BoardPoint | null = null
  /** The aimed point, which stays visible when the window is resized. */
  #held: BoardPoint | null = null
  /** The view before the whole board was shown for a question; null otherwise. */
  #before: CameraView | null = null

  constructor(viewport: HTMLElement, world: HTMLElement, sight: Sight) {
    this.#layer = new BoardLayer(viewport, world, sight, {
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

  /** The tile width of the current layout, in pixels. */
  get laidOut(): number {
    return this.#layer.laidOut
  }

  /** Reads the viewport's size: at first, and after each resize. */
  measure(): void {
    const { middle } = this
    const { x, y, tile } = this.#layer.view
    if (this.#layer.measure()) this.#turnedAt ??= { x: (middle.x - x) / tile, y: (middle.y - y) / tile }
  }

  /** Updates the scene and shows it, animated if `gently`. Restores the earlier view after the whole board was shown. */
  look(scene: CameraTargets, cover: CoveredParts, gently: boolean, showing: Showing = 'usual'): void {
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

  /** Keeps the aimed point visible, also after a resize. Null clears it. */
  hold(spot: BoardPoint | null): void {
    this.#held = spot
    if (spot) this.reveal(spot)
  }

  /** Shows the whole board, also as it grows. */
  fit(): void {
    this.#choice = 'whole'
    this.#go(this.#whole, true)
  }

  /** Zooms around a point of the viewport, by default the center of its uncovered part. */
  zoomBy(factor: number, pin: BoardPoint = this.middle): void {
    this.#choice = 'taken'
    this.#go(zoomedAt(this.#bound, this.#bound.tile * factor, pin, furthestTile(this.#whole)), true)
  }

  /** Moves the view by an offset in viewport pixels. */
  panBy(x: number, y: number): void {
    this.#choice = 'taken'
    const view = this.#bound
    this.#go({ ...view, x: view.x - x, y: view.y - y }, true)
  }

  /**
   * Scrolls just far enough to show a point in the uncovered part of the viewport, with a margin of `round` tiles: by default its tile and
   * half of the next one. An aimed point gets less margin.
   */
  reveal({ x, y }: BoardPoint, cover: Partial<Inset> = {}, round: number = BESIDE): void {
    const view = this.#bound
    const isAimed = this.#held?.x === x && this.#held.y === y
    const { size, cover: usual } = this.#layer
    const shown = revealed(view, { x, y }, isAimed ? AIMED : round, size, { ...usual, ...cover })
    if (!isSameView(shown, view)) this.#go(shown, true)
  }

  /** The center of the uncovered part of the viewport, in pixels. */
  get middle(): BoardPoint {
    return uncoveredCenter(this.#layer.size, this.#layer.cover)
  }

  /** Size of the viewport, in pixels. A frame around the table makes it smaller than the window. */
  get size(): Size {
    return this.#layer.size
  }

  /** The box of an element relative to the viewport, in pixels. */
  boxOf(element: Element): BoardRect {
    return this.#layer.boxOf(element)
  }

  /** The box of the tile at a point once the view has come to rest, in viewport pixels. */
  boxAt(spot: BoardPoint): BoardRect {
    const { x, y, tile } = this.#bound
    const [left, top] = [x + (spot.x - 0.5) * tile, y + (spot.y - 0.5) * tile]
    return { left, top, right: left + tile, bottom: top + tile }
  }

  /** The board point under a point of the window. */
  spotAt(clientX: number, clientY: number): BoardPoint {
    const point = this.#layer.pointAt(clientX, clientY)
    const { x, y, tile } = this.#layer.view
    return { x: (point.x - x) / tile, y: (point.y - y) / tile }
  }

  /** The window position of a board point, and the width of a tile there, in pixels. */
  seenAt(spot: BoardPoint): BoardPoint & { tile: number } {
    const { x, y, tile } = this.#layer.view
    const origin = this.#layer.pointAt(0, 0)
    return { x: x + spot.x * tile - origin.x, y: y + spot.y * tile - origin.y, tile }
  }

  /** The board press of a mouse event. Null for a key press, which has no position, and while the viewport has no size. */
  pressAt({
    clientX,
    clientY,
    detail,
  }: Pick<MouseEvent, 'clientX' | 'clientY' | 'detail'>): BoardPress | null {
    if (detail === 0 || this.#layer.size.width === 0) return null
    return { spot: this.spotAt(clientX, clientY), tile: this.#layer.view.tile }
  }

  /** Stops the animation and detaches from the viewport. */
  leave(): void {
    this.#glide.stop()
    this.#layer.leave()
  }

  /** The view at the end of the running animation, else the current view. */
  get #bound(): CameraView {
    return this.#glide.goal ?? this.#layer.view
  }

  /** The view of everything worth showing. */
  get #whole(): CameraView {
    return fitParts(this.#scene.room, this.#layer.size, this.#layer.cover)
  }

  /** The default view of the board. */
  #own(whole: CameraView, places: boolean): CameraView {
    const { room, focus } = this.#scene
    return ownView(whole, boxAround(room), focus, this.#layer.size, this.#layer.cover, places)
  }

  #kept(view: CameraView): CameraView {
    return keptInSight(view, this.#scene.places, this.#layer.size, this.#layer.cover)
  }

  #show(view: CameraView): void {
    this.#layer.show(this.#kept(view))
  }

  #go(wished: CameraView, gently: boolean): void {
    const to = this.#kept(wished)
    const { view, laidOut } = this.#layer
    // Skip the animation if the view is already there: moving it onto itself would jitter by fractions of a pixel.
    if (!this.#glide.goal && laidOut === to.tile && isSameView(to, view)) return this.#layer.tell()
    this.#glide.stop()
    if (!gently || laidOut === 0 || prefersReducedMotion()) this.#show(to)
    else this.#glide.start(view, to, this.middle, (now) => this.#show(now))
  }
}
