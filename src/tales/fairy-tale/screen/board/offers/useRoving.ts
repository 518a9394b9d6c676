import { type KeyboardEvent, type RefObject, useCallback, useRef } from 'react'
import type { Place } from '../../../../../engine/kernel/index.ts'
import { isAlone } from '../../../../../ui/keys/shortcuts.ts'
import { placeByKey } from '../roving.ts'

/** What a key does to the place that has the focus: the focus goes on from there, and the view with it. */
export function useRoving(
  group: RefObject<HTMLElement | null>,
  places: readonly Place[],
  reveal: (place: Place) => void,
): (from: Place, event: KeyboardEvent) => void {
  const latest = useRef({ places, reveal })
  latest.current = { places, reveal }
  return useCallback(
    (from, event) => {
      const place = isAlone(event) ? placeByKey(latest.current.places, from, event.key) : null
      if (place === null) return
      event.preventDefault()
      event.stopPropagation()
      group.current?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus({ preventScroll: true })
      latest.current.reveal(place)
    },
    [group],
  )
}
