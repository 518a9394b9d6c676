import { type RefObject, useLayoutEffect, useState } from 'react'
import { type Inset, NO_INSET } from '../../stage/camera/view.ts'

/**
 * What paper covers of the board on each side, in pixels: all round the part of the table that is left free. The style
 * sheet lays paper out, for any letters and any notch; here it is only measured. `layout`: all that may move the free
 * part without making it larger or smaller.
 */
export function useFreeArea(free: RefObject<HTMLElement | null>, layout: string): Inset {
  const [inset, setInset] = useState(NO_INSET)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another layout is measured anew
  useLayoutEffect(() => {
    const element = free.current
    if (!element) return
    const measure = () => setInset((before) => sameOr(before, insetOf(element)))
    measure()
    const watch = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure)
    watch?.observe(element)
    window.addEventListener('resize', measure)
    return () => {
      watch?.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [free, layout])
  return inset
}

function insetOf(element: HTMLElement): Inset {
  const { top, right, bottom, left } = element.getBoundingClientRect()
  // A frame round the table takes its part of the window.
  const table = element.closest('main')?.getBoundingClientRect()
  if (!table) return NO_INSET
  return {
    top: top - table.top,
    right: table.right - right,
    bottom: table.bottom - bottom,
    left: left - table.left,
  }
}

/** The same object as long as nothing has moved, so that the board is not laid out anew. */
const sameOr = (before: Inset, now: Inset): Inset =>
  before.top === now.top &&
  before.right === now.right &&
  before.bottom === now.bottom &&
  before.left === now.left
    ? before
    : now
