/** A rectangle in pixels, of the window or of whatever else all rectangles of one request are measured in. */
export interface Rect {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Size {
  width: number
  height: number
}

/**
 * Ties a box to its anchor along one axis: the point `own` of the box lies on the point `at` of the anchor, and `away` pixels
 * further. Points are fractions: 0 is the left or upper edge, 1 the right or lower one.
 */
export interface Tie {
  at: number
  own: number
  away?: number
  /** The box stays there even where the room ends. Without it the box slides along this axis until it is in the room. */
  holds?: true
}

/** Where a box may lie. */
export interface Spot {
  x: Tie
  y: Tie
  /** It is tied to the room itself instead of the anchor: a corner or an edge of it. */
  to?: 'room'
}

export const START: Tie = { at: 0, own: 0 }
export const MIDDLE: Tie = { at: 0.5, own: 0.5 }
export const END: Tie = { at: 1, own: 1 }

/** To the left of the anchor or above it, this many pixels from it. */
export const beyondStart = (gap = 0): Tie => ({ at: 0, own: 1, away: -gap, holds: true })
/** To the right of the anchor or below it, this many pixels from it. */
export const beyondEnd = (gap = 0): Tie => ({ at: 1, own: 0, away: gap, holds: true })

/** The four sides of an anchor, in the middle of each and this many pixels from it. */
export const besideAnchor = (gap: number) => ({
  right: { x: beyondEnd(gap), y: MIDDLE },
  left: { x: beyondStart(gap), y: MIDDLE },
  above: { x: MIDDLE, y: beyondStart(gap) },
  below: { x: MIDDLE, y: beyondEnd(gap) },
})

export interface Placing<S extends Spot> {
  size: Size
  anchor: Rect
  /** Best first: of two that are equally good the first is taken. */
  spots: readonly [S, ...S[]]
  /** Where the box must lie, as far as it has room there. Everywhere, if not given. */
  within?: Rect
  /** What the box must not cover if it can: the anchor, if not given; nothing, if null. */
  about?: Rect | null
  /** What else it should cover as little as possible. */
  avoid?: readonly Rect[]
  /** It pays to lie up to this many pixels away from `about`. */
  apart?: number
}

/** The spot that was taken, and the box there. */
export interface Placed<S extends Spot> {
  spot: S
  box: Rect
  /** How many square pixels of the box lie outside the room, and over what is to be avoided. */
  outside: number
  hidden: number
  /** The lower, the better. */
  cost: number
}

/**
 * The best spot for a box: inside the room before all else, then off what it is about, then where it hides least, and of
 * equals the first.
 */
export const placeBox = <S extends Spot>(placing: Placing<S>): Placed<S> =>
  placing.spots
    .map((spot) => judged(placing, spot))
    .reduce((best, one) => (one.cost < best.cost ? one : best))

function judged<S extends Spot>(placing: Placing<S>, spot: S): Placed<S> {
  const { size, anchor, within, about = anchor, avoid = [], apart = 0 } = placing
  const box = boxAt(spot, size, anchor, within)
  // Whole pixels: the rest of a sum of fractions would make one of two equal spots the better one.
  const outside = within ? Math.round(size.width * size.height - shared(box, within)) : 0
  const over = about ? Math.round(shared(box, about)) : 0
  const hidden = Math.round(avoid.reduce((sum, other) => sum + shared(box, other), 0))
  const away = about ? Math.min(apart, distance(box, about)) : 0
  // A pixel of each weighs more than all that follows it.
  return { spot, box, outside, hidden, cost: outside * 1e12 + over * 1e6 + hidden - away / 100 }
}

function boxAt({ x, y, to }: Spot, { width, height }: Size, beside: Rect, within = EVERYWHERE): Rect {
  const anchor = to === 'room' ? within : beside
  const left = tied(x, width, anchor.left, anchor.right, within.left, within.right)
  const top = tied(y, height, anchor.top, anchor.bottom, within.top, within.bottom)
  return { left, top, right: left + width, bottom: top + height }
}

const EVERYWHERE: Rect = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity }

/** Where a box begins along one axis: tied to an anchor, and slid into the room. */

function tied(
  { at, own, away = 0, holds }: Tie,
  length: number,
  from: number,
  to: number,
  least: number,
  most: number,
): number {
  const wanted = from + (to - from) * at - length * own + away
  return holds ? wanted : clamp(wanted, least, Math.max(least, most - length))
}

export const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, most))

/** How many square pixels two rectangles share. */
export function shared(one: Rect, other: Rect): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return width > 0 && height > 0 ? width * height : 0
}

/** How far two rectangles lie apart. */
const distance = (one: Rect, other: Rect): number =>
  Math.hypot(
    Math.max(0, one.left - other.right, other.left - one.right),
    Math.max(0, one.top - other.bottom, other.top - one.bottom),
  )

/** The room within a window, this far from its edges; in pixels. */
export const roomIn = ({ width, height }: Size, edge: number): Rect => ({
  left: edge,
  top: edge,
  right: width - edge,
  bottom: height - edge,
})
