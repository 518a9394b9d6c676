import { type CSSProperties, type RefObject, useLayoutEffect, useMemo } from 'react'
import { create } from 'zustand'
import { EDGE } from './sheet-sizes.ts'

/** Between the strip below the board and what hangs over the board, in pixels. */
const GAP = 8

/** By how much the strip below the board stands higher than usual, in pixels. */
const useStrip = create<{ rise: number }>(() => ({ rise: 0 }))

/**
 * Where the strip below the board stands higher than usual (`bottom`, what it covers of the table, in pixels;
 * null where it does not lie there), all that hangs above it rises by as much.
 */
export function useRise(strip: RefObject<HTMLElement | null>, bottom: number | null): void {
  useLayoutEffect(() => {
    const element = strip.current
    if (!element || bottom === null) return
    const measure = () => {
      // A frame round the table takes its part of the window.
      const table = element.closest('main')?.getBoundingClientRect().bottom ?? window.innerHeight
      const foot = table - element.getBoundingClientRect().top
      useStrip.setState({ rise: Math.max(0, Math.ceil(foot + GAP - bottom - EDGE)) })
    }
    measure()
    const watch = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure)
    watch?.observe(element)
    return () => {
      watch?.disconnect()
      useStrip.setState({ rise: 0 })
    }
  }, [strip, bottom])
}

/**
 * The `--rise` of an element that hangs above the strip. Each has its own: handed down from the table, each change of it
 * would style the whole page anew, in the very frame that answers an aim.
 */
export function useRaised(): CSSProperties {
  const rise = useStrip((strip) => strip.rise)
  return useMemo(() => ({ '--rise': `${rise}px` }) as CSSProperties, [rise])
}
