/** The box of what a card belongs to, in pixels of the window. */
export type Anchor = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

/** Where a card of some size lies: beside its anchor, where the window has room for it; never off it. */
export function cardSpot(
  { left, top, right, bottom }: Anchor,
  card: { width: number; height: number },
  room: { width: number; height: number },
): { left: number; top: number } {
  const clamp = (value: number, most: number) => Math.max(GAP, Math.min(value, most - GAP))
  const middle = clamp((top + bottom - card.height) / 2, room.height - card.height)
  if (right + GAP * 2 + card.width <= room.width) return { left: right + GAP, top: middle }
  if (left - GAP * 2 - card.width >= 0) return { left: left - GAP - card.width, top: middle }
  const across = clamp((left + right - card.width) / 2, room.width - card.width)
  const above = top - GAP - card.height
  return { left: across, top: above >= GAP ? above : clamp(bottom + GAP, room.height - card.height) }
}

/** Between a card and what it belongs to, and between it and the border of the window, in pixels. */
const GAP = 10
