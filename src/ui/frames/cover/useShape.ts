import { type RefObject, useLayoutEffect, useState } from 'react'

/** The shape of the picture on a desk, until it has been measured. */
const USUAL = 0.75

/** Between these a picture is drawn anew for its frame; a narrower or higher frame shows less of it. */
const FLATTEST = 0.34
const STEEPEST = 1.5

/** How high an element is for its width; follows when it changes. */
export function useShape(element: RefObject<HTMLElement | null>): number {
  const [shape, setShape] = useState(USUAL)
  useLayoutEffect(() => {
    const { current } = element
    if (!current || !('ResizeObserver' in globalThis)) return
    const measure = () => {
      const { clientWidth, clientHeight } = current
      if (clientWidth > 0) setShape(Math.max(FLATTEST, Math.min(STEEPEST, clientHeight / clientWidth)))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return shape
}
