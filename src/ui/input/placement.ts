/** A rectangle in pixels. All rectangles of one request must have the same origin: the window, or some element. */
export interface Rect {
  left: number
  top: number
  right: number
  bottom: number
}

/** A point of the window, in CSS pixels. */
export interface WindowPoint {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

/**
 * Ties a box to its anchor along one axis: puts the box's point `own` `away` pixels beyond the anchor's point `at`. Points are fractions: 0
 * is the left or upper edge, 1 the right or lower one.
 */
export interface Tie {
  at: number
  own: number
  away?: number
  /** The box stays there even if it leaves the room. Without this it slides along the axis until it is inside. */
  holds?: true
}

/** A possible place for a box. */
export interface BoxPlace {
  x: Tie
  y: Tie
  /** Ties the box to a corner or an edge of the room instead of the anchor. */
  to?: 'room'
}

export const START: Tie = { at: 0, own: 0 }
export const MIDDLE: Tie = { at: 0.5, own: 0.5 }
export const END: Tie = { at: 1, own: 1 }

/** Left of the anchor or above it, `gap` pixels away. */
export const beyondStart = (gap = 0): Tie => ({ at: 0, own: 1, away: -gap, holds: true })
/** Right of the anchor or below it, `gap` pixels away. */
export const beyondEnd = (gap = 0): Tie => ({ at: 1, own: 0, away: gap, holds: true })

/** The middles of the four sides of an anchor, `gap` pixels away. */
export const besideAnchor = (gap: number) => ({
  right: { x: beyondEnd(gap), y: MIDDLE },
  left: { x: beyondStart(gap), y: MIDDLE },
  above: { x: MIDDLE, y: beyondStart(gap) },
  below: { x: MIDDLE, y: beyondEnd(gap) },
})

export interface Placing<S extends BoxPlace> {
  size: Size
  anchor: Rect
  /** The preferred one first: of two with the same cost, the first is taken. */
  spots: readonly [S, ...S[]]
  /** The room, which the box leaves only if it does not fit. Without it, the box may be anywhere. */
  within?: Rect
  /** The rectangle that the box explains and covers only if it must. Defaults to the anchor; null for none. */
  about?: Rect | null
  /** Other rectangles that the box should cover as little as possible. */
  avoid?: readonly Rect[]
  /** Distance from `about` lowers the cost, up to this many pixels. */
  apart?: number
}

/** The chosen spot, and the box there. */
export interface Placed<S extends BoxPlace> {
  spot: S
  box: Rect
  /** Square pixels of the box outside the room. */
  outside: number
  /** Square pixels of the box over the `avoid` rectangles. */
  hidden: number
  /** Lower is better. */
  cost: number
}

/**
 * Returns the best spot for a box. Compares in this order: inside the room, not over `about`, least over `avoid`, farthest from
 * `about`. Of equal spots it takes the first.
 */
export const placeBox = <S extends BoxPlace>(placing: Placing<S>): Placed<S> =>
  placing.spots
    .map((spot) => judged(placing, spot))
    .reduce((best, one) => (one.cost < best.cost ? one : best))

function judged<S extends BoxPlace>(placing: Placing<S>, spot: S): Placed<S> {
  const { size, anchor, within, about = anchor, avoid = [], apart = 0 } = placing
  const box = boxAt(spot, size, anchor, within)
  // Whole pixels, so that rounding errors of fractions do not decide between two equal spots.
  const outside = within ? Math.round(size.width * size.height - shared(box, within)) : 0
  const over = about ? Math.round(shared(box, about)) : 0
  const hidden = Math.round(avoid.reduce((sum, other) => sum + shared(box, other), 0))
  const away = about ? Math.min(apart, distance(box, about)) : 0
  // The weights make one pixel of each term cost more than all later terms.
  return { spot, box, outside, hidden, cost: outside * 1e12 + over * 1e6 + hidden - away / 100 }
}

function boxAt({ x, y, to }: BoxPlace, { width, height }: Size, beside: Rect, within = EVERYWHERE): Rect {
  const anchor = to === 'room' ? within : beside
  const left = tied(x, width, anchor.left, anchor.right, within.left, within.right)
  const top = tied(y, height, anchor.top, anchor.bottom, within.top, within.bottom)
  return { left, top, right: left + width, bottom: top + height }
}

const EVERYWHERE: Rect = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity }

/** Returns the start of a box along one axis: tied to an anchor, then slid into the room unless it `holds`. */
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

/** Returns how many square pixels two rectangles share. */
export function shared(one: Rect, other: Rect): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return width > 0 && height > 0 ? width * height : 0
}

/** Returns the distance between two rectangles in pixels. */
const distance = (one: Rect, other: Rect): number =>
  Math.hypot(
    Math.max(0, one.left - other.right, other.left - one.right),
    Math.max(0, one.top - other.bottom, other.top - one.bottom),
  )

/** Returns the room inside a window, `edge` pixels from its edges. */
export const roomIn = ({ width, height }: Size, edge: number): Rect => ({
  left: edge,
  top: edge,
  right: width - edge,
  bottom: height - edge,
})
