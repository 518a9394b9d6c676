import {
  besideAnchor,
  MIDDLE,
  placeBox,
  type Rect,
  roomIn,
  type Size,
  type Spot,
} from '../../input/placement.ts'

/** Where a card lies, and how high it may be, in pixels of the window. */
export interface CardSpot {
  left: number
  top: number
  height: number
}

/** Between a card and its anchor, and between it and the border of the window, in pixels. */
const GAP = 10

/** A card is scrolled only if at least so much of it is seen, in pixels. */
const LEAST = 200

const { right, left, above, below } = besideAnchor(GAP)

/** Below the anchor, or over it where the window ends. */
const BELOW_OR_OVER: Spot = { x: MIDDLE, y: { at: 1, own: 0, away: GAP } }

/**
 * Where a card of some size lies: beside its anchor, where the window has room for it, else above or below;
 * never off the window. One that can be scrolled is rather lower than over its anchor.
 */
export function cardSpot(anchor: Rect, card: Size, window: Size, scrolls: boolean): CardSpot {
  const within = roomIn(window, GAP)
  const lieAt = (spots: readonly [Spot, ...Spot[]], most: number) => {
    const size = { width: card.width, height: Math.min(card.height, most) }
    return placeBox({ anchor, size, within, spots })
  }
  const whole = within.bottom - within.top
  const beside = lieAt([right, left, above, below], whole)
  if (beside.outside === 0) return spotOf(beside.box)
  const [over, under] = [anchor.top - GAP - within.top, within.bottom - anchor.bottom - GAP]
  const most = Math.max(over, under)
  const cut = scrolls && most >= LEAST
  const placed = cut ? lieAt([over > under ? above : below], most) : lieAt([BELOW_OR_OVER], whole)
  return spotOf(placed.box)
}

const spotOf = ({ left, top, bottom }: Rect): CardSpot => ({ left, top, height: bottom - top })
