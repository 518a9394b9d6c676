import { type RefObject, useLayoutEffect, useState } from 'react'

/** How wide or high an element is, in pixels; follows when it changes. Until it has been measured, as usual. */
export function useSize(element: RefObject<Element | null>, side: 'width' | 'height', usual: number): number {
  const [size, setSize] = useState(usual)
  useLayoutEffect(() => {
    const { current } = element
    if (!current || !('ResizeObserver' in globalThis)) return
    const observer = new ResizeObserver(([entry]) => {
      const now = entry?.contentRect[side] ?? 0
      if (now > 0) setSize(now)
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [element, side])
  return size
}
