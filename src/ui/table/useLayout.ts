import { useCallback, useSyncExternalStore } from 'react'
import { type Letters, useSettings } from '../../store/settings.ts'

/**
 * How the table is laid out: two sheets; one sheet with a rail below; a phone with a sheet of tabs at the
 * bottom, or, held across, at the side.
 */
export type Layout = 'wide' | 'rail' | 'phone' | 'across'

/** Whether it is laid out as for a phone, however that is held. */
export const isSmall = (layout: Layout): boolean => layout === 'phone' || layout === 'across'

/**
 * From the narrowest on; the first that the window matches is taken. In em, so that larger letters count
 * as a narrower window.
 */
const QUERIES: readonly (readonly [Layout, string])[] = [
  ['across', '(max-height: 34.9em) and (min-width: 37.5em)'],
  ['phone', '(max-width: 59.9em)'],
  ['rail', '(max-width: 74.9em)'],
]

/** A phone with little room for the board above its sheet, or for words beside its seal. */
const LOW = '(max-height: 44em)'
const NARROW = '(max-width: 22.4em)'

/** A query for the letters that were chosen: one in em knows only those of the browser. */
function listOf(query: string, letters: Letters): MediaQueryList | undefined {
  const scaled = query.replace(/([\d.]+)em/g, (_, em) => `${(Number(em) * Number(letters)) / 100}em`)
  return globalThis.matchMedia?.(scaled)
}

/** Which of some queries the window matches first; -1 for none. */
function useFirstMatch(queries: readonly string[]): number {
  const letters = useSettings((settings) => settings.letters)
  const subscribe = useCallback(
    (changed: () => void) => {
      const done = new AbortController()
      for (const query of queries)
        listOf(query, letters)?.addEventListener('change', changed, { signal: done.signal })
      return () => done.abort()
    },
    [queries, letters],
  )
  return useSyncExternalStore(subscribe, () => queries.findIndex((query) => listOf(query, letters)?.matches))
}

const LAYOUT_QUERIES = QUERIES.map(([, query]) => query)
const LOW_QUERIES = [LOW]
const NARROW_QUERIES = [NARROW]

/** The layout that the window has room for. */
export const useLayout = (): Layout => QUERIES[useFirstMatch(LAYOUT_QUERIES)]?.[0] ?? 'wide'

/** Whether the window is very low, or very narrow. */
export const useTightness = (): { low: boolean; narrow: boolean } => ({
  low: useFirstMatch(LOW_QUERIES) === 0,
  narrow: useFirstMatch(NARROW_QUERIES) === 0,
})
