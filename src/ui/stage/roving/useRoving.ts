import { type KeyboardEvent, type RefObject, useCallback, useRef } from 'react'
import { focusPlace } from './useRovingFocusFallback.ts'

/**
 * Returns a stable key handler for the places of a group. `next` returns the place that a key moves to, or null to ignore the key.
 * `onMoved` is called with each place focused in this way.
 */
export function useRoving<Place extends number>(
  group: RefObject<HTMLElement | null>,
  next: (from: Place, event: KeyboardEvent) => Place | null,
  onMoved?: (place: Place) => void,
): (from: Place, event: KeyboardEvent) => void {
  const latest = useRef({ next, onMoved })
  latest.current = { next, onMoved }
  return useCallback(
    (from, event) => {
      const place = latest.current.next(from, event)
      if (place === null) return
      event.preventDefault()
      event.stopPropagation()
      focusPlace(group.current, place)
      latest.current.onMoved?.(place)
    },
    [group],
  )
}
