import { useMemo, useSyncExternalStore } from 'react'
import type { Seen, Sight } from './sight.ts'

/**
 * Returns what `find` makes of what is seen now, and renders only when that becomes another value. `find` gets its last value, to return
 * it where nothing changes. It must stay the same function while it would find the same. Null until something is seen.
 */
export function useSeen<Found>(
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
