import { type RefObject, useLayoutEffect } from 'react'

/** Between the strip below the board and what hangs over the board, in pixels. */
const GAP = 8

/** How far over what the sheets cover the planks of the board hang, in pixels. */
const HANG = 14

/**
 * Where the strip below the board stands higher than usual (`bottom`, what it covers of the window, in pixels;
 * null where it does not lie there), all that hangs above it rises by as much: the table's `--rise`.
 */
export function useRise(strip: RefObject<HTMLElement | null>, bottom: number | null): void {
  useLayoutEffect(() => {
    const element = strip.current
    const table = element?.closest('main')
    if (!element || !table || bottom === null) return
    const measure = () => {
      const foot = window.innerHeight - element.getBoundingClientRect().top
      table.style.setProperty('--rise', `${Math.max(0, Math.ceil(foot + GAP - bottom - HANG))}px`)
    }
    measure()
    const watch = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure)
    watch?.observe(element)
    return () => {
      watch?.disconnect()
      table.style.removeProperty('--rise')
    }
  }, [strip, bottom])
}
