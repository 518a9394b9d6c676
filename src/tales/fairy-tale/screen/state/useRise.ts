import { type CSSProperties, type RefObject, useLayoutEffect, useMemo } from 'react'
import { create } from 'zustand'
import { EDGE } from './sheet-sizes.ts'

/** Distance from the strip below the board to the elements over the board, in pixels. */
const GAP = 8

/** The height of the strip below the board above its usual position, in pixels. */
const useStrip = create<{ rise: number }>(() => ({ rise: 0 }))

/**
 * Measures by how much the strip below the board is higher than usual, and raises the elements above it. `bottom` is the usual
 * part of the table below its upper edge, in pixels; null if the strip is elsewhere.
 */
export function useSheetHeight(strip: RefObject<HTMLElement | null>, bottom: number | null): void {
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
 * Returns the `--rise` of one element above the strip. Each such element sets its own: set on the table, a change would restyle
 * the whole page in the frame that answers an aim.
 */
export function useRaised(): CSSProperties {
  const rise = useStrip((strip) => strip.rise)
  return useMemo(() => ({ '--rise': `${rise}px` }) as CSSProperties, [rise])
}
