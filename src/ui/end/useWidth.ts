import { type RefObject, useLayoutEffect, useState } from 'react'

/** As wide as the page of an open book, until it has been measured. */
const USUAL = 572

/** How wide an element is, in pixels; follows when it changes. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(USUAL)
  useLayoutEffect(() => {
    const { current } = element
    if (!current || !('ResizeObserver' in globalThis)) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(entry.contentRect.width)
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return width
}
