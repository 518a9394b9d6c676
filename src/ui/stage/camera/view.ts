import type { Box, Spot } from '../spot.ts'

/** How the board is seen: where the board's spot (0, 0) lies in the viewport, and how wide a tile is, in pixels. */
export interface View {
  x: number
  y: number
  tile: number
}

export interface Size {
  width: number
  height: number
}

/** What panels cover of the viewport on each side, in pixels. */
export interface Inset {
  top: number
  right: number
  bottom: number
  left: number
}

export const NO_INSET: Inset = { top: 0, right: 0, bottom: 0, left: 0 }

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** The smallest and largest tile that there is at all, in pixels. */
export const SMALLEST_TILE = 24
export const LARGEST_TILE = 260

/** One can go only so much further away than where the whole board is seen: beyond that it would be a stamp on the table. */
const FURTHER = 0.75

/** A tile is drawn no larger than this when the whole board is shown, in pixels; more so the higher a window is than a desk's. */
const COMFORTABLE_TILE = { least: 118, most: 200, perPixel: 0.16, from: 900 }

/** A finger needs this much to press any place for a tile. */
const TAPPABLE_TILE = 44

/**
 * The smallest tile that the board chooses by itself, to show all that there is: a press beside what may be done there is
 * drawn to it. A board that is larger is shown in part, with tiles on which faces are told apart with ease.
 */
const WHOLE_TILE = { desk: 40, phone: 34 }
const USUAL_TILE = { desk: TAPPABLE_TILE, phone: 60 }

/** A window with a side shorter than this is a phone's, in pixels. */
const PHONE = 600

const isPhone = ({ width, height }: Size): boolean => Math.min(width, height) < PHONE

const windowOf = (size: Size): 'desk' | 'phone' => (isPhone(size) ? 'phone' : 'desk')

/** Whether all of a board is shown by itself where its tiles are so wide. */
export const showsWhole = (tile: number, size: Size): boolean => tile >= WHOLE_TILE[windowOf(size)]

/** How large a tile may be where all of the board has room. */
export const comfortableTile = ({ height }: Pick<Size, 'height'>): number => {
  const { least, most, perPixel, from } = COMFORTABLE_TILE
  return clamp(Math.floor(least + (height - from) * perPixel), least, most)
}

/** From the middle of a place that is aimed at to what must be seen round it, in tiles. */
export const AIMED = 0.6

/** Half of what must always be seen of the board: a tile and some room round it, in tiles. */
const KEPT = 0.6

/** The middle of the part that no panel covers. */
export const middleOf = ({ width, height }: Size, { top, right, bottom, left }: Inset): Spot => ({
  x: left + (width - left - right) / 2,
  y: top + (height - top - bottom) / 2,
})

/** The view that has a spot of the board at a point of the viewport. */
export const looking = (middle: Spot, { x, y }: Spot, tile: number): View => ({
  x: middle.x - x * tile,
  y: middle.y - y * tile,
  tile,
})

/** The view that shows all of a box in the uncovered part of the viewport. */
export function fitView(box: Box, size: Size, inset: Inset): View {
  const across = box.right - box.left
  const down = box.bottom - box.top
  const room = { x: size.width - inset.left - inset.right, y: size.height - inset.top - inset.bottom }
  const tile = clamp(
    Math.floor(Math.min(room.x / across, room.y / down)),
    SMALLEST_TILE,
    comfortableTile(size),
  )
  return looking(
    middleOf(size, inset),
    { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 },
    tile,
  )
}

/** The smallest tile that one can zoom to, by the view of the whole board. */
export const furthestTile = (whole: View): number => Math.max(SMALLEST_TILE, whole.tile * FURTHER)

/**
 * The view that the board chooses by itself: that of all there is (`box`) if its tiles can still be pressed, else
 * one round `focus`. For the `places` where a tile may lie it shows as much as a finger can press.
 */
export function ownView(whole: View, box: Box, focus: Spot, size: Size, inset: Inset, places = false): View {
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
  return looking(middleOf(size, inset), look, tile)
}

/** Where to look along one axis so that a window shows `focus` and no more emptiness than it must. */
const within = (focus: number, from: number, to: number, window: number): number =>
  to - from <= window ? (from + to) / 2 : clamp(focus, from + window / 2, to - window / 2)

/** The same view with the pixel under `pin` held in its place while the tile's size changes, down to `least`. */
export const zoomedAt = (view: View, tile: number, pin: Spot, least = SMALLEST_TILE): View => {
  const size = clamp(tile, least, LARGEST_TILE)
  const by = size / view.tile
  return { x: pin.x - (pin.x - view.x) * by, y: pin.y - (pin.y - view.y) * by, tile: size }
}

/** A spot of the board, and the point of the viewport at which a finger holds it. */
export interface Grip {
  point: Spot
  spot: Spot
}

const midway = (one: Spot, other: Spot): Spot => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })

/** The view in which each finger has the spot that it holds under it; with two, tiles as large as they are apart, down to `least`. */
export function heldView({ tile }: View, [one, other]: readonly Grip[], least = SMALLEST_TILE): View | null {
  if (!one) return null
  if (!other) return looking(one.point, one.spot, tile)
  const apart = Math.hypot(one.spot.x - other.spot.x, one.spot.y - other.spot.y)
  const wished = Math.hypot(one.point.x - other.point.x, one.point.y - other.point.y) / apart
  const size = apart > 0 ? clamp(wished, least, LARGEST_TILE) : tile
  return looking(midway(one.point, other.point), midway(one.spot, other.spot), size)
}

/** The nearest view in which the board is not lost: a whole tile of it lies in the uncovered part. */
export function keptInSight(view: View, places: readonly Spot[], size: Size, inset: Inset): View {
  const middle = middleOf(size, inset)
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

/** A view part of the way from one to another; sizes change by the same factor in the same time. */
export function between(from: View, to: View, part: number, middle: Spot): View {
  const tile = from.tile * (to.tile / from.tile) ** part
  const look = (view: View) => ({ x: (middle.x - view.x) / view.tile, y: (middle.y - view.y) / view.tile })
  const [a, b] = [look(from), look(to)]
  return looking(middle, { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }, tile)
}

/** Whether two views are one. */
export const isSameView = (one: View, other: View): boolean =>
  one.x === other.x && one.y === other.y && one.tile === other.tile

/** What is seen round the middle of a tile that is brought into sight, in tiles: its own half and a third of the next. */
export const BESIDE = 0.85

/** The view moved no further than it must so that a spot is seen with so many tiles round it, beside what is covered. */
export function revealed(
  view: View,
  spot: Spot,
  round: number,
  { width, height }: Size,
  { top, right, bottom, left }: Inset,
): View {
  const room = view.tile * round
  return {
    ...view,
    x: view.x + shift(view.x + spot.x * view.tile, left + room, width - right - room),
    y: view.y + shift(view.y + spot.y * view.tile, top + room, height - bottom - room),
  }
}

const shift = (value: number, least: number, most: number): number =>
  value < least ? least - value : Math.min(0, most - value)
