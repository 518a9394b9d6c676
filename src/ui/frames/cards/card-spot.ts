/** The box of what a card belongs to, in pixels of the window. */
export type Anchor = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

interface Size {
  width: number
  height: number
}

/** Where a card lies, and how high it may be, in pixels of the window. */
export interface CardSpot {
  left: number
  top: number
  height: number
}

/**
 * Where a card of some size lies: beside its anchor, where the window has room for it, else above or below;
 * never off the window. One that can be scrolled is rather lower than over its anchor.
 */
export function cardSpot(anchor: Anchor, card: Size, room: Size, scrolls: boolean): CardSpot {
  const { left, top, right, bottom } = anchor
  const height = Math.min(card.height, room.height - GAP * 2)
  const middle = within((top + bottom - height) / 2, room.height - height)
  if (right + GAP * 2 + card.width <= room.width) return { left: right + GAP, top: middle, height }
  if (left - GAP * 2 - card.width >= 0) return { left: left - GAP - card.width, top: middle, height }
  const across = within((left + right - card.width) / 2, room.width - card.width)
  return { left: across, ...aboveOrBelow(anchor, height, room, scrolls) }
}

function aboveOrBelow(
  { top, bottom }: Anchor,
  height: number,
  room: Size,
  scrolls: boolean,
): Omit<CardSpot, 'left'> {
  const above = top - GAP * 2
  const below = room.height - bottom - GAP * 2
  if (height <= above) return { top: top - GAP - height, height }
  if (height <= below) return { top: bottom + GAP, height }
  const most = Math.max(above, below)
  if (!scrolls || most < LEAST) return { top: within(bottom + GAP, room.height - height), height }
  return { top: above > below ? GAP : bottom + GAP, height: most }
}

const within = (value: number, most: number): number => Math.max(GAP, Math.min(value, most - GAP))

/** Between a card and what it belongs to, and between it and the border of the window, in pixels. */
const GAP = 10

/** A card is scrolled only if at least so much of it is seen, in pixels. */
const LEAST = 200
