import { useSyncExternalStore } from 'react'

/** From this window on letters grow with it, up to so many times their size: those of a screen 1440 high; in CSS pixels. */
const DESK = { width: 1600, height: 900 }
const MOST = 1.6

/** Letters grow in steps, not with every pixel of a window that is pulled. */
const STEP = 0.05

/**
 * How much larger letters, and with them buttons, pictures and the book, are on a large screen, that is seen from
 * further away and has the room. Style sheets know it as `--screen`.
 */
export function screenGrowth({
  innerWidth,
  innerHeight,
}: Pick<Window, 'innerWidth' | 'innerHeight'> = globalThis): number {
  const room = Math.min(innerWidth / DESK.width, innerHeight / DESK.height, MOST)
  return Math.max(1, Math.floor(room / STEP + 1e-9) * STEP)
}

/** Kept until the window is pulled: a browser that is asked how wide its window is lays the whole page out first. */
let known: number | null = null

/** Calls back when the window is pulled; the answer ends that. */
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

/** How much larger letters are on this screen; follows the window when it is pulled. */
export const useScreenGrowth = (): number =>
  useSyncExternalStore(watchScreen, () => {
    known ??= screenGrowth()
    return known
  })
