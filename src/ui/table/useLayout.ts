import { useSyncExternalStore } from 'react'

/**
 * How the table is laid out: two sheets; one sheet with a rail below; a phone with a sheet of tabs at the
 * bottom, or, held across, at the side.
 */
export type Layout = 'wide' | 'rail' | 'phone' | 'across'

/**
 * From the narrowest on; the first that the window matches is taken. In em, so that larger letters count
 * as a narrower window.
 */
const QUERIES: readonly (readonly [Layout, string])[] = [
  ['across', '(max-height: 34.9em) and (min-width: 37.5em)'],
  ['phone', '(max-width: 59.9em)'],
  ['rail', '(max-width: 74.9em)'],
]

const lists = (): MediaQueryList[] =>
  globalThis.matchMedia ? QUERIES.map(([, query]) => globalThis.matchMedia(query)) : []

function subscribe(changed: () => void): () => void {
  const watched = lists()
  for (const list of watched) list.addEventListener('change', changed)
  return () => {
    for (const list of watched) list.removeEventListener('change', changed)
  }
}

function current(): Layout {
  const first = lists().findIndex((list) => list.matches)
  return QUERIES[first]?.[0] ?? 'wide'
}

/** The layout that the window has room for. */
export const useLayout = (): Layout => useSyncExternalStore(subscribe, current)
