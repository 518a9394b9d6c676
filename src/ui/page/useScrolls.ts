import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether an element is too low for what is in it, also when the window or the letters change. */
export function useScrolls(ref: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false)
  useLayoutEffect(() => {
    const { current } = ref
    if (!current) return
    const measure = () => setScrolls(current.scrollHeight > current.clientHeight)
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const watch = new ResizeObserver(measure)
    watch.observe(current)
    return () => watch.disconnect()
  }, [ref])
  return scrolls
}
