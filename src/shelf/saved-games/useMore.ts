import { type RefCallback, startTransition, useCallback, useState } from 'react'
import { whenNear } from './when-near.ts'

/** Number of items drawn at first: roughly the visible ones. */
export const FIRST = 6

/** Number of items added each time. */
const PAGE = 12

/**
 * Returns the first items of a list, and adds more when `end` nears the visible area. The first items are painted before more are added.
 * `more` is null if all are shown.
 */
export function useMore<Item>(
  items: readonly Item[],
  first: number,
): {
  shown: readonly Item[]
  more: (() => void) | null
  end: RefCallback<Element>
} {
  const [many, setMany] = useState(first)
  const grow = useCallback(() => startTransition(() => setMany((now) => now + PAGE)), [])
  const end = useCallback(
    (element: Element | null) => (element ? whenNear(element, '600px', grow) : undefined),
    [grow],
  )
  return { shown: items.slice(0, many), more: items.length > many ? grow : null, end }
}
