import type { KeyPress } from './key-press.ts'
import { arrowOf, type Point } from './rove.ts'
import { isAlone } from './shortcuts.ts'

/** Items that are not in rows of equal length: the places of a board, for example. */
export interface PlaneLayout<Item> {
  /** The middle of an item, in any unit. */
  spotOf(item: Item): Point
  /** The cost of a sideways step, where a forward step costs 1. Lower for boards with diagonal neighbors. */
  aside: number
}

/**
 * Returns the item that a key moves to: for an arrow the nearest in its direction, or the same item if there is none; for Home and
 * End the ends of its row. Null for any other key, and with a modifier.
 */
export function nextOnPlane<Item>(
  items: readonly Item[],
  from: Item,
  press: KeyPress,
  layout: PlaneLayout<Item>,
): Item | null {
  const { key } = press
  if (!isAlone(press)) return null
  const arrow = arrowOf(key)
  if (arrow) return nearest(items, from, arrow, layout)
  if (key !== 'Home' && key !== 'End') return null
  const { spotOf } = layout
  const row = items.filter((item) => spotOf(item).y === spotOf(from).y)
  const further = key === 'Home' ? -1 : 1
  return row.reduce((end, item) => ((spotOf(item).x - spotOf(end).x) * further > 0 ? item : end), from)
}

function nearest<Item>(
  items: readonly Item[],
  from: Item,
  arrow: Point,
  { spotOf, aside: costAside }: PlaneLayout<Item>,
): Item {
  const here = spotOf(from)
  let best = from
  let least = Number.POSITIVE_INFINITY
  for (const item of items) {
    const { x, y } = spotOf(item)
    const ahead = (x - here.x) * arrow.x + (y - here.y) * arrow.y
    const aside = Math.abs((x - here.x) * arrow.y) + Math.abs((y - here.y) * arrow.x)
    const cost = ahead + aside * costAside
    if (ahead > 0 && aside <= ahead && cost < least) {
      best = item
      least = cost
    }
  }
  return best
}
