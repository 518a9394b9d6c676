import { useMemo, useSyncExternalStore } from 'react'
import type { Inset } from '../../../../ui/stage/camera/view.ts'

/** What notches and rounded corners take of the window (see table.module.css), and anew when it is turned. */
export function useSafeArea(): Inset {
  const text = useSyncExternalStore(onResize, measured)
  return useMemo(() => {
    const [top = 0, right = 0, bottom = 0, left = 0] = text.split(' ').map((px) => Number.parseFloat(px) || 0)
    return { top, right, bottom, left }
  }, [text])
}

function onResize(changed: () => void): () => void {
  window.addEventListener('resize', changed)
  return () => window.removeEventListener('resize', changed)
}

/** A store's value is compared: a text. */
function measured(): string {
  const style = getComputedStyle(document.documentElement)
  return ['top', 'right', 'bottom', 'left'].map((side) => style.getPropertyValue(`--safe-${side}`)).join(' ')
}
