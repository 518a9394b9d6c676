import { useSyncExternalStore } from 'react'

/** The UI grows with windows above this size, in CSS pixels; and the largest scale, reached at a height of 1440. */
const DESK = { width: 1600, height: 900 }
const MOST = 1.6

/** The scale changes in steps, not with every pixel of a resize. */
const STEP = 0.05

/**
 * Returns the scale of text, buttons, pictures and the book on a large screen, which is seen from further away. Style sheets read it as
 * `--screen`.
 */
export function screenGrowth({
  innerWidth,
  innerHeight,
}: Pick<Window, 'innerWidth' | 'innerHeight'> = globalThis): number {
  const room = Math.min(innerWidth / DESK.width, innerHeight / DESK.height, MOST)
  return Math.max(1, Math.floor(room / STEP + 1e-9) * STEP)
}

/** Cached until a resize: reading the window's width forces a layout of the page. */
let known: number | null = null

/** Calls `changed` on a resize. Returns the unsubscribe function. */
function watchScreen(changed: () => void): () => void {
  const pulled = () => {
    known = null
    changed()
  }
  window.addEventListener('resize', pulled)
  return () => {
    known = null
    window.removeEventListener('resize', pulled)
  }
}

/** Hook: the UI scale of this screen. */
export const useUiScale = (): number =>
  useSyncExternalStore(watchScreen, () => {
    known ??= screenGrowth()
    return known
  })
