import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { type Letters, useSettings } from '../../store/settings.ts'

/** Media queries in em, by the names for windows that match. */
export type Queries<Name extends string> = Readonly<Record<Name, string>>

/**
 * The window names in style sheets (`data-window` of <html>): small margins (`tight`); a single page (`page`); a narrow page (`slim`).
 * Media queries in style sheets ignore the letter size setting.
 */
const SIZES = {
  tight: '(max-width: 71.875em), (max-height: 52.5em)',
  page: '(max-width: 56.25em)',
  slim: '(max-width: 37.5em)',
} as const

/** Returns a query scaled by the letter size setting: an em in media queries is the browser's own font size. */
function listOf(query: string, letters: Letters): MediaQueryList | undefined {
  const scaled = query.replace(/([\d.]+)em/g, (_, em) => `${(Number(em) * Number(letters)) / 100}em`)
  return globalThis.matchMedia?.(scaled)
}

/** Hook: the names of all queries that the window matches, in order. Larger letters count as a smaller window. */
export function useMatched<Name extends string>(queries: Queries<Name>): readonly Name[] {
  const letters = useSettings((settings) => settings.letters)
  // Memoized: callers render on nearly every click, and `matchMedia` costs more than reading its result.
  const lists = useMemo(() => {
    const names = Object.keys(queries) as Name[]
    return names.map((name) => ({ name, list: listOf(queries[name], letters) }))
  }, [queries, letters])
  const subscribe = useCallback(
    (changed: () => void) => {
      const done = new AbortController()
      for (const { list } of lists) list?.addEventListener('change', changed, { signal: done.signal })
      return () => done.abort()
    },
    [lists],
  )
  const matching = () => lists.flatMap(({ name, list }) => (list?.matches ? [name] : []))
  const matched = useSyncExternalStore(subscribe, () => matching().join(' '))
  return lists.flatMap(({ name }) => (matched.split(' ').includes(name) ? [name] : []))
}

/** Returns the window names for the style sheets, separated by spaces. */
export const windowNames = (letters: Letters): string =>
  Object.entries(SIZES)
    .flatMap(([name, query]) => (listOf(query, letters)?.matches ? [name] : []))
    .join(' ')

/** Hook: the window names, updated on a resize. */
export const useWindowNames = (): string => useMatched(SIZES).join(' ')
