import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { type Letters, useSettings } from '../../store/settings.ts'

/** Media queries in em, by what a window is called that matches them. */
export type Queries<Name extends string> = Readonly<Record<Name, string>>

/**
 * What the style sheets call the window (`data-window` of <html>): so tight that paper has small margins; a page of a
 * book and no more; a slim page. No query of theirs could know the letters that were chosen.
 */
const SIZES = {
  tight: '(max-width: 71.875em), (max-height: 52.5em)',
  page: '(max-width: 56.25em)',
  slim: '(max-width: 37.5em)',
} as const

/** A query for the letters that were chosen: one in em knows only those of the browser. */
function listOf(query: string, letters: Letters): MediaQueryList | undefined {
  const scaled = query.replace(/([\d.]+)em/g, (_, em) => `${(Number(em) * Number(letters)) / 100}em`)
  return globalThis.matchMedia?.(scaled)
}

/** The names of all queries that the window matches, in their order. Larger letters count as a smaller window. */
export function useMatched<Name extends string>(queries: Queries<Name>): readonly Name[] {
  const letters = useSettings((settings) => settings.letters)
  // Kept: whoever asks is drawn with nearly every click, and a new list costs more than its answer.
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

/** What the window is called, for the style sheets. */
export const windowNames = (letters: Letters): string =>
  Object.entries(SIZES)
    .flatMap(([name, query]) => (listOf(query, letters)?.matches ? [name] : []))
    .join(' ')

/** What the window is called; follows it when it is pulled. */
export const useWindowNames = (): string => useMatched(SIZES).join(' ')
