import { create } from 'zustand'
import type { CharacterId } from '../../engine/fairy-tale/index.ts'

/** The box of what a card belongs to, in pixels of the window. */
export type Anchor = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

/** The card that tells what a character can do, while somebody asks for it. */
interface PowerCardStore {
  card: { characters: readonly CharacterId[]; anchor: Anchor } | null
}

export const usePowerCard = create<PowerCardStore>(() => ({ card: null }))

/** Shows the card of some characters beside an element. */
export function showPowerCard(characters: readonly CharacterId[], element: Element): void {
  usePowerCard.setState({ card: { characters, anchor: element.getBoundingClientRect() } })
}

export const hidePowerCard = (): void => usePowerCard.setState({ card: null })

/** Where a card of some size lies: beside its anchor, where the window has room for it. */
export function cardSpot(
  { left, top, right, bottom }: Anchor,
  card: { width: number; height: number },
  room: { width: number; height: number },
): { left: number; top: number } {
  const clamp = (value: number, most: number) => Math.max(GAP, Math.min(value, most - GAP))
  const middle = clamp((top + bottom - card.height) / 2, room.height - card.height)
  if (right + GAP + card.width <= room.width) return { left: right + GAP, top: middle }
  if (left - GAP - card.width >= 0) return { left: left - GAP - card.width, top: middle }
  const across = clamp((left + right - card.width) / 2, room.width - card.width)
  const above = top - GAP - card.height
  return { left: across, top: above >= 0 ? above : clamp(bottom + GAP, room.height - card.height) }
}

/** Between a card and what it belongs to, in pixels. */
const GAP = 10
