import { type RefObject, useEffect, useState } from 'react'
import type { Box } from './bubble-place.ts'

/**
 * Where elements within another one lie in the window, frame by frame: they go along when the board is moved, zoomed or
 * turned, and when sheets come and go. Null for one that is not there.
 */
export function useBoxes(
  within: RefObject<HTMLElement | null>,
  selectors: readonly (string | null)[],
): readonly (Box | null)[] {
  const [seen, setSeen] = useState('[]')
  const asked = selectors.join('|')
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = requestAnimationFrame(look)
      setSeen(JSON.stringify(asked.split('|').map((selector) => boxOf(within.current, selector))))
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [within, asked])
  return JSON.parse(seen)
}

/** Scrolls what lies on a sheet of paper into sight, as soon as it is there. */
export function useInSight(within: RefObject<HTMLElement | null>, selector: string | null): void {
  useEffect(() => {
    if (selector === null) return
    let frame = 0
    const look = () => {
      const found = within.current?.querySelector(selector)
      if (found) found.scrollIntoView({ block: 'center', inline: 'nearest' })
      else frame = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [within, selector])
}

function boxOf(within: HTMLElement | null, selector: string): Box | null {
  const found = selector === '' ? null : within?.querySelector(selector)
  if (!found) return null
  const { left, top, right, bottom } = found.getBoundingClientRect()
  if (right <= left || bottom <= top) return null
  return {
    left: Math.round(left),
    top: Math.round(top),
    right: Math.round(right),
    bottom: Math.round(bottom),
  }
}
