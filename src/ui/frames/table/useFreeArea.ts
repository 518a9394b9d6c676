import { type RefObject, useLayoutEffect, useState } from 'react'
import { type Inset, NO_INSET } from '../../stage/camera/camera-view.ts'

/**
 * Hook: the margins of the board that panels cover, in pixels: the sides round the free part of the grid. The style sheet does the layout,
 * and this only measures. `layout`: changes whenever the free part can move without a change of size.
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
  // A dream's frame makes the table smaller than the window.
  const table = element.closest('main')?.getBoundingClientRect()
  if (!table) return NO_INSET
  return {
    top: top - table.top,
    right: table.right - right,
    bottom: table.bottom - bottom,
    left: left - table.left,
  }
}

/** Returns the old object if the values are equal, to avoid a new layout of the board. */
const sameOr = (before: Inset, now: Inset): Inset =>
  before.top === now.top &&
  before.right === now.right &&
  before.bottom === now.bottom &&
  before.left === now.left
    ? before
    : now
