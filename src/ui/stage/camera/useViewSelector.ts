import { useMemo, useSyncExternalStore } from 'react'
import type { Seen, Sight } from './sight.ts'

/**
 * Selects a value from the current view, and renders again only if it changes. `find` gets its last result, to return it if nothing
 * changed. `find` must be a stable function. Returns null until a view is published.
 */
export function useViewSelector<Found>(
  sight: Sight,
  find: (seen: Seen, before: Found | null) => Found | null,
): Found | null {
  const read = useMemo(() => {
    let from: Seen | null = null
    let found: Found | null = null
    return () => {
      const seen = sight.latest()
      if (seen && seen !== from) found = find(seen, found)
      from = seen
      return found
    }
  }, [sight, find])
  return useSyncExternalStore(sight.watch, read)
}
