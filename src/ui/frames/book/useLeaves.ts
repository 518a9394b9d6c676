import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** How a chapter is laid out: so many pages in sight at once, so many times, so far apart in pixels. */
interface Layout {
  side: number
  spreads: number
  step: number
}

/** What the browser's columns made of a chapter; `end` lies after its last word. */
function layoutOf(pages: HTMLElement, end: HTMLElement): Layout {
  const { columnCount, columnGap } = getComputedStyle(pages)
  const step = pages.getBoundingClientRect().width + (Number.parseFloat(columnGap) || 0)
  return {
    side: Number.parseInt(columnCount, 10) || 1,
    // It lies where a page begins, left or right; browsers round.
    spreads: step > 0 ? Math.floor(end.offsetLeft / step + 0.25) + 1 : 1,
    step,
  }
}

const UNMEASURED: Layout = { side: 1, spreads: 1, step: 0 }

/** The leaves of a chapter: what is in sight, `first` before any was turned, and how it is turned. */
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
    /** What holds the pages, and what lies after the last word. */
    pages,
    end,
    layout,
    /** Which spread is in sight, from 0. */
    at,
    /** Turns so many leaves on (or back), as far as there are any. */
    turn: (by: number): void => setWanted(Math.min(Math.max(at + by, 0), layout.spreads - 1)),
    /** Swiped pages come to rest where a page begins. */
    rest(): void {
      if (!pages.current || layout.step === 0) return
      const nearest = Math.round(pages.current.scrollLeft / layout.step)
      pages.current.scrollLeft = nearest * layout.step
      setWanted(nearest)
    },
  }
}

/** How a chapter is laid out now: measured anew when the window changes, or the letters. */
function useMeasured(pages: RefObject<HTMLElement | null>, end: RefObject<HTMLElement | null>): Layout {
  const [layout, setLayout] = useState(UNMEASURED)
  useLayoutEffect(() => {
    const [box, last] = [pages.current, end.current]
    if (!box || !last || typeof ResizeObserver === 'undefined') return
    const measure = () => setLayout(layoutOf(box, last))
    const watch = new ResizeObserver(measure)
    watch.observe(box)
    // The words take another room as soon as the book's own letters are there.
    document.fonts.addEventListener('loadingdone', measure)
    return () => {
      watch.disconnect()
      document.fonts.removeEventListener('loadingdone', measure)
    }
  }, [pages, end])
  return layout
}
