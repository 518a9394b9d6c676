import type { KeyboardEvent } from 'react'
import { isAlone } from './shortcuts.ts'

/**
 * How the items of a group lie, of which one is a stop for the tab key. `row`: left and right go round; `ring`: up and down do
 * so too; rows of so many columns: each arrow goes its way, and stays where nothing lies that way.
 */
export type RovingLayout = 'row' | 'ring' | { columns: number }

const ARROWS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
}

/** The item that a key leads to, by its index among so many; null for a key that leads nowhere. */
export function nextByKey(from: number, key: string, count: number, layout: RovingLayout): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const arrow = ARROWS[key]
  if (!arrow || (layout === 'row' && arrow.y !== 0)) return null
  if (layout === 'row' || layout === 'ring') return (from + arrow.x + arrow.y + count) % count
  const next = from + arrow.x + arrow.y * layout.columns
  return next < 0 || next >= count ? from : next
}

/**
 * Moves the focus within a group by a key, and answers to which of its items; null where the key does something else, or has
 * not been pressed on an item. `items`: what they are, as a selector.
 */
export function rove(
  event: KeyboardEvent<HTMLElement>,
  items: string,
  layout: RovingLayout,
): HTMLElement | null {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(items)]
  const at = all.findIndex((item) => item === event.target)
  const next = at < 0 || !isAlone(event) ? null : nextByKey(at, event.key, all.length, layout)
  const item = next === null ? undefined : all[next]
  if (!item) return null
  event.preventDefault()
  event.stopPropagation()
  item.focus()
  return item
}
