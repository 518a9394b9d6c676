import {
  besideAnchor,
  MIDDLE,
  placeBox,
  type Rect,
  roomIn,
  type Size,
  type Spot,
} from '../../input/placement.ts'

/** The position of a card and its greatest height, in pixels of the window. */
export interface CardSpot {
  left: number
  top: number
  height: number
}

/** The gap between a card and its anchor, and between a card and the border of the window, in pixels. */
const GAP = 10

/** The least visible height of a card that scrolls, in pixels. */
const LEAST = 200

const { right, left, above, below } = besideAnchor(GAP)

/** Below the anchor, or over it if the window has no room below. */
const BELOW_OR_OVER: Spot = { x: MIDDLE, y: { at: 1, own: 0, away: GAP } }

/**
 * Returns the place of a card: beside its anchor if the window has room, else above or below, never outside the window. A card
 * that can scroll gets less height rather than cover its anchor.
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
