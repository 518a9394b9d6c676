import { type RefCallback, startTransition, useCallback, useState } from 'react'
import { whenNear } from './when-near.ts'

/** How many are drawn at first: so many are in sight at once, or nearly. */
export const FIRST = 6

/** How many more are drawn each time. */
const PAGE = 12

/**
 * The first so many of a list, and more of them when its end comes near what is in sight; `more` is null where all are shown.
 * What is seen at once does not wait for more.
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
