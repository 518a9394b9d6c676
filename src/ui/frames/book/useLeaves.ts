import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** The layout of a chapter: pages visible at once, number of spreads, and the distance between them in pixels. */
interface Layout {
  side: number
  spreads: number
  step: number
}

/** Measures the columns of a chapter. `end` is the element after the last word. */
function layoutOf(pages: HTMLElement, end: HTMLElement): Layout {
  const { columnCount, columnGap } = getComputedStyle(pages)
  const step = pages.getBoundingClientRect().width + (Number.parseFloat(columnGap) || 0)
  return {
    side: Number.parseInt(columnCount, 10) || 1,
    // `end` is at the left edge of a column. The quarter allows for rounding in browsers.
    spreads: step > 0 ? Math.floor(end.offsetLeft / step + 0.25) + 1 : 1,
    step,
  }
}

const UNMEASURED: Layout = { side: 1, spreads: 1, step: 0 }

/** Hook: the paging of a chapter, with the visible spread and commands. `first`: the spread at the start. */
export function useLeaves(first = 0) {
  const pages = useRef<HTMLElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const layout = useMeasured(pages, end)
  const [wanted, setWanted] = useState(first)
  const at = Math.min(wanted, layout.spreads - 1)

  useLayoutEffect(() => {
    if (pages.current) pages.current.scrollLeft = at * layout.step
  }, [at, layout.step])

  return {
    /** Refs of the scroll container, and of the element after the last word. */
    pages,
    end,
    layout,
    /** The index of the visible spread. */
    at,
    /** Turns a number of spreads forward, or back if negative. Stops at the ends. */
    turn: (by: number): void => setWanted(Math.min(Math.max(at + by, 0), layout.spreads - 1)),
    /** Snaps swiped pages to the nearest spread. */
    rest(): void {
      if (!pages.current || layout.step === 0) return
      const nearest = Math.round(pages.current.scrollLeft / layout.step)
      pages.current.scrollLeft = nearest * layout.step
      setWanted(nearest)
    },
  }
}

/** Hook: the layout of a chapter, measured again when the container's size or the fonts change. */
function useMeasured(pages: RefObject<HTMLElement | null>, end: RefObject<HTMLElement | null>): Layout {
  const [layout, setLayout] = useState(UNMEASURED)
  useLayoutEffect(() => {
    const [box, last] = [pages.current, end.current]
    if (!box || !last || typeof ResizeObserver === 'undefined') return
    const measure = () => setLayout(layoutOf(box, last))
    const watch = new ResizeObserver(measure)
    watch.observe(box)
    // The text changes its size when the book's font has loaded.
    document.fonts.addEventListener('loadingdone', measure)
    return () => {
      watch.disconnect()
      document.fonts.removeEventListener('loadingdone', measure)
    }
  }, [pages, end])
  return layout
}
