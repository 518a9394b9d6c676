import type { Placement } from '../../input/Popover.tsx'
import { type BoxPlace, besideAnchor, END, MIDDLE, placeBox, roomIn, START } from '../../input/placement.ts'

/** The gap between a card and its anchor, and between a card and the border of the window, in pixels. */
const GAP = 10

/** The least visible height of a card that scrolls, in pixels. */
const LEAST = 200

const { right, left, above, below } = besideAnchor(GAP)

/** Above or below the anchor, or over it if the window has no room there. */
const ABOVE_OR_OVER: BoxPlace = { x: MIDDLE, y: { at: 0, own: 1, away: -GAP } }
const BELOW_OR_OVER: BoxPlace = { x: MIDDLE, y: { at: 1, own: 0, away: GAP } }

/** The gap to an anchor next to a tile that must stay visible: half a large tile, in pixels. */
const BEYOND_TILE = 64

const beyondTile = besideAnchor(BEYOND_TILE)

/** Farther above or below the anchor, else in a corner: for a card that must not cover another thing beside its anchor. */
const CLEAR: readonly BoxPlace[] = [
  beyondTile.above,
  beyondTile.below,
  ...[START, END].flatMap((y) => [START, END].map((x): BoxPlace => ({ to: 'room', x, y }))),
]

/**
 * Places a card beside the anchor if the window has room, else above or below, always inside the window. Of several such places, the one
 * that covers least of `avoid` wins, and with `clear` a place farther away wins over one that covers any of it. A card that can scroll gets less height rather than cover its anchor.
 */
const cardPlacement =
  ({ canScroll, clear = false }: { canScroll: boolean; clear?: boolean }): Placement =>
  ({ anchor, avoid, size: { width, height }, window }) => {
    const within = roomIn(window, GAP)
    const about = anchor ?? within
    const boxAt = (spots: readonly [BoxPlace, ...BoxPlace[]], most: number) => {
      const size = { width, height: Math.min(height, most) }
      return placeBox({ anchor: about, size, within, spots, avoid })
    }
    const whole = within.bottom - within.top
    const beside = boxAt([right, left, above, below, ...(clear ? CLEAR : [])], whole)
    if (beside.outside === 0) return beside.box
    const [over, under] = [about.top - GAP - within.top, within.bottom - about.bottom - GAP]
    const most = Math.min(Math.max(over, under), whole)
    if (canScroll && most >= LEAST) return boxAt([over > under ? ABOVE_OR_OVER : BELOW_OR_OVER], most).box
    return boxAt([BELOW_OR_OVER], whole).box
  }

/** Places a card that follows the mouse, and so cannot be scrolled. */
export const placeTooltip = cardPlacement({ canScroll: false })

/** Places a card that stays, and can be scrolled. */
export const placeCard = cardPlacement({ canScroll: true })

/** The same for cards that must not cover what their text points at. */
export const placeTooltipClear = cardPlacement({ canScroll: false, clear: true })
export const placeCardClear = cardPlacement({ canScroll: true, clear: true })
