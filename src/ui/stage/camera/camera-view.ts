import type { BoardPoint, BoardRect } from '../board-point.ts'

/** A view of the board: the viewport position of board point (0, 0), and the tile width, in pixels. */
export interface CameraView {
  x: number
  y: number
  tile: number
}

export interface Size {
  width: number
  height: number
}

/** The width that panels cover on each side of the viewport, in pixels. */
export interface Inset {
  top: number
  right: number
  bottom: number
  left: number
}

export const NO_INSET: Inset = { top: 0, right: 0, bottom: 0, left: 0 }

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** Limits of the tile width, in pixels. */
export const SMALLEST_TILE = 24
export const LARGEST_TILE = 260

/** Zoom-out limit, relative to the tile width that fits the whole board. */
const FURTHER = 0.75

/** Maximum tile width when the whole board is shown, in pixels. It grows with windows higher than `from`. */
const COMFORTABLE_TILE = { least: 118, most: 200, perPixel: 0.16, from: 900 }

/** Minimum width of a place that a finger can press, in pixels. */
const TAPPABLE_TILE = 44

/**
 * `WHOLE_TILE`: smallest tile for showing the whole board by default; presses beside a place are snapped to it. `USUAL_TILE`: tile width
 * for larger boards, shown in part, with faces easy to tell apart.
 */
const WHOLE_TILE = { desk: 40, phone: 34 }
const USUAL_TILE = { desk: TAPPABLE_TILE, phone: 60 }

/** A window with a side shorter than this counts as a phone, in pixels. */
const PHONE = 600

const isPhone = ({ width, height }: Size): boolean => Math.min(width, height) < PHONE

const windowOf = (size: Size): 'desk' | 'phone' => (isPhone(size) ? 'phone' : 'desk')

/** True if the default view shows the whole board at this tile width. */
export const showsWhole = (tile: number, size: Size): boolean => tile >= WHOLE_TILE[windowOf(size)]

/** Maximum tile width for a board that fits the window, in pixels. */
export const comfortableTile = ({ height }: Pick<Size, 'height'>): number => {
  const { least, most, perPixel, from } = COMFORTABLE_TILE
  return clamp(Math.floor(least + (height - from) * perPixel), least, most)
}

/** Distance from the center of an aimed place to the edge that must be visible, in tiles. */
export const AIMED = 0.6

/** Half the width of board that must stay visible, in tiles: a tile and a margin. */
const KEPT = 0.6

/** The center of the uncovered part. */
export const uncoveredCenter = (
  { width, height }: Size,
  { top, right, bottom, left }: Inset,
): BoardPoint => ({
  x: left + (width - left - right) / 2,
  y: top + (height - top - bottom) / 2,
})

/** The view with a board point at `middle`, a point of the viewport. */
export const looking = (middle: BoardPoint, { x, y }: BoardPoint, tile: number): CameraView => ({
  x: middle.x - x * tile,
  y: middle.y - y * tile,
  tile,
})

/** The view that fits a box into the uncovered part of the viewport. */
export function fitView(box: BoardRect, size: Size, inset: Inset): CameraView {
  const across = box.right - box.left
  const down = box.bottom - box.top
  const room = { x: size.width - inset.left - inset.right, y: size.height - inset.top - inset.bottom }
  const tile = clamp(
    Math.floor(Math.min(room.x / across, room.y / down)),
    SMALLEST_TILE,
    comfortableTile(size),
  )
  return looking(
    uncoveredCenter(size, inset),
    { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 },
    tile,
  )
}

/** The smallest tile width of a zoom, given the view of the whole board. */
export const furthestTile = (whole: CameraView): number => Math.max(SMALLEST_TILE, whole.tile * FURTHER)

/**
 * The default view: the whole board if its tiles can be pressed, else a part around `focus`. With `places`, tiles shrink to the minimum for
 * a finger.
 */
export function ownView(
  whole: CameraView,
  box: BoardRect,
  focus: BoardPoint,
  size: Size,
  inset: Inset,
  places = false,
): CameraView {
  if (showsWhole(whole.tile, size)) return whole
  const tile = places ? TAPPABLE_TILE : USUAL_TILE[windowOf(size)]
  const room = {
    x: (size.width - inset.left - inset.right) / tile,
    y: (size.height - inset.top - inset.bottom) / tile,
  }
  const look = {
    x: within(focus.x, box.left, box.right, room.x),
    y: within(focus.y, box.top, box.bottom, room.y),
  }
  return looking(uncoveredCenter(size, inset), look, tile)
}

/** The center along one axis that shows `focus` with as little empty space as possible. */
const within = (focus: number, from: number, to: number, window: number): number =>
  to - from <= window ? (from + to) / 2 : clamp(focus, from + window / 2, to - window / 2)

/** Changes the tile width within the limits, and keeps the point under `pin` in place. */
export const zoomedAt = (
  view: CameraView,
  tile: number,
  pin: BoardPoint,
  least = SMALLEST_TILE,
): CameraView => {
  const size = clamp(tile, least, LARGEST_TILE)
  const by = size / view.tile
  return { x: pin.x - (pin.x - view.x) * by, y: pin.y - (pin.y - view.y) * by, tile: size }
}

/** A point of the board, and the point of the viewport where a finger holds it. */
export interface Grip {
  point: BoardPoint
  spot: BoardPoint
}

const midway = (one: BoardPoint, other: BoardPoint): BoardPoint => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
})

/** The view that puts each held point under its finger. Two fingers also set the tile width, within the limits. Null without fingers. */
export function heldView(
  { tile }: CameraView,
  [one, other]: readonly Grip[],
  least = SMALLEST_TILE,
): CameraView | null {
  if (!one) return null
  if (!other) return looking(one.point, one.spot, tile)
  const apart = Math.hypot(one.spot.x - other.spot.x, one.spot.y - other.spot.y)
  const wished = Math.hypot(one.point.x - other.point.x, one.point.y - other.point.y) / apart
  const size = apart > 0 ? clamp(wished, least, LARGEST_TILE) : tile
  return looking(midway(one.point, other.point), midway(one.spot, other.spot), size)
}

/** The nearest view that shows at least one whole tile in the uncovered part. */
export function keptInSight(
  view: CameraView,
  places: readonly BoardPoint[],
  size: Size,
  inset: Inset,
): CameraView {
  const middle = uncoveredCenter(size, inset)
  const look = { x: (middle.x - view.x) / view.tile, y: (middle.y - view.y) / view.tile }
  const reach = {
    x: Math.max(0.5, (middle.x - inset.left) / view.tile - KEPT),
    y: Math.max(0.5, (middle.y - inset.top) / view.tile - KEPT),
  }
  let nearest = look
  let least = Number.POSITIVE_INFINITY
  for (const { x, y } of places) {
    const kept = {
      x: clamp(look.x, x - reach.x, x + reach.x),
      y: clamp(look.y, y - reach.y, y + reach.y),
    }
    const away = Math.hypot(kept.x - look.x, kept.y - look.y)
    if (away === 0) return view
    if (away < least) {
      least = away
      nearest = kept
    }
  }
  return looking(middle, nearest, view.tile)
}

/** The view part of the way from one to another. The tile width changes at a constant rate. */
export function between(from: CameraView, to: CameraView, part: number, middle: BoardPoint): CameraView {
  const tile = from.tile * (to.tile / from.tile) ** part
  const look = (view: CameraView) => ({
    x: (middle.x - view.x) / view.tile,
    y: (middle.y - view.y) / view.tile,
  })
  const [a, b] = [look(from), look(to)]
  return looking(middle, { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }, tile)
}

export const isSameView = (one: CameraView, other: CameraView): boolean =>
  one.x === other.x && one.y === other.y && one.tile === other.tile

/** Distance from the center of a revealed tile to the edge that must be visible, in tiles: its half and a third of the next. */
export const BESIDE = 0.85

/** Scrolls a view just far enough to show a point with `round` tiles around it in the uncovered part. */
export function revealed(
  view: CameraView,
  spot: BoardPoint,
  round: number,
  { width, height }: Size,
  { top, right, bottom, left }: Inset,
): CameraView {
  const room = view.tile * round
  return {
    ...view,
    x: view.x + shift(view.x + spot.x * view.tile, left + room, width - right - room),
    y: view.y + shift(view.y + spot.y * view.tile, top + room, height - bottom - room),
  }
}

const shift = (value: number, least: number, most: number): number =>
  value < least ? least - value : Math.min(0, most - value)
