import type { KeyboardEvent } from 'react'
import { isAlone } from './shortcuts.ts'

/**
 * The arrangement of a group with one tab stop. `row`: left and right wrap around; `ring`: up and down too; `columns`: a grid; arrows stop
 * at its edges.
 */
export type RovingLayout = 'row' | 'ring' | { columns: number }

/** A point or a direction, in any unit. */
export interface Point {
  x: number
  y: number
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
}

/** Returns the direction of an arrow key, one step to the right or down being 1; null for any other key. */
export const arrowOf = (key: string): Point | null => ARROWS[key] ?? null

/** Returns the index of the item that a key moves to, or null for any other key. */
export function nextByKey(from: number, key: string, count: number, layout: RovingLayout): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const arrow = arrowOf(key)
  if (!arrow || (layout === 'row' && arrow.y !== 0)) return null
  if (layout === 'row' || layout === 'ring') return (from + arrow.x + arrow.y + count) % count
  const next = from + arrow.x + arrow.y * layout.columns
  return next < 0 || next >= count ? from : next
}

/** Returns the visible elements in a group that match a selector. */
export const shownIn = (group: Element, items: string): HTMLElement[] =>
  [...group.querySelectorAll<HTMLElement>(items)].filter(
    (item) => item.checkVisibility?.({ visibilityProperty: true }) ?? true,
  )

/**
 * Moves the focus within a group and returns the focused item. Returns null for other keys, and for keys pressed elsewhere. `items` is a
 * selector of the items; hidden ones are passed over.
 */
export function rove(
  event: KeyboardEvent<HTMLElement>,
  items: string,
  layout: RovingLayout,
): HTMLElement | null {
  const all = shownIn(event.currentTarget, items)
  const at = event.target instanceof HTMLElement ? all.indexOf(event.target) : -1
  const next = at < 0 || !isAlone(event) ? null : nextByKey(at, event.key, all.length, layout)
  const item = next === null ? undefined : all[next]
  if (!item) return null
  event.preventDefault()
  event.stopPropagation()
  item.focus()
  return item
}
