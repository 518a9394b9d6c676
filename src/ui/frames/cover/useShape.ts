import { type RefObject, useLayoutEffect, useState } from 'react'

/** The height divided by the width on a large screen, until the element has been measured. */
const USUAL = 0.75

/** The limits of the picture's shape. Frames beyond them crop the picture. */
const FLATTEST = 0.34
const STEEPEST = 1.5

/** Hook: the height of an element divided by its width, within the limits. */
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
