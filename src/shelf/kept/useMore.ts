import { type RefCallback, useCallback, useState } from 'react'

/** How many are drawn at first, and more each time. */
const PAGE = 12

/** The first so many of a list, and more of them when its end comes into sight; `more` is null where all are shown. */
export function useMore<Item>(items: readonly Item[]): {
  shown: readonly Item[]
  more: (() => void) | null
  end: RefCallback<Element>
} {
  const [many, setMany] = useState(PAGE)
  const grow = useCallback(() => setMany((now) => now + PAGE), [])
  const end = useCallback(
    (element: Element | null) => {
      if (!element) return
      const watcher = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && grow(),
        { rootMargin: '600px' },
      )
      watcher.observe(element)
      return () => watcher.disconnect()
    },
    [grow],
  )
  return { shown: items.slice(0, many), more: items.length > many ? grow : null, end }
}
