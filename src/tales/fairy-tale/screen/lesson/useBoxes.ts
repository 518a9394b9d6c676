import { type RefObject, useEffect, useState } from 'react'
import type { Rect } from '../../../../ui/input/placement.ts'
import { foundIn } from './spots.ts'

/**
 * Where elements within another one lie in the window, frame by frame: they go along when the board is moved, zoomed or
 * turned, and when sheets come and go. Of each the first of its selectors that is there; null where none is.
 */
export function useBoxes(
  within: RefObject<HTMLElement | null>,
  selectors: readonly (readonly string[])[],
): readonly (Rect | null)[] {
  const [seen, setSeen] = useState('[]')
  const asked = JSON.stringify(selectors)
  useEffect(() => {
    let frame = 0
    const finders: string[][] = JSON.parse(asked)
    const look = () => {
      frame = requestAnimationFrame(look)
      setSeen(JSON.stringify(finders.map((each) => boxOf(foundIn(within.current, each)))))
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [within, asked])
  return JSON.parse(seen)
}

/** Scrolls what lies on a sheet of paper into sight, as soon as it is there. */
export function useInSight(within: RefObject<HTMLElement | null>, selector: string | undefined): void {
  useEffect(() => {
    if (selector === undefined) return
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

function boxOf(found: HTMLElement | null): Rect | null {
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
