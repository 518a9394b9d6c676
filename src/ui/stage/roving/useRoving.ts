import { type KeyboardEvent, type RefObject, useCallback, useRef } from 'react'
import { isAlone } from '../../input/shortcuts.ts'
import type { Spot } from '../spot.ts'
import { placeByKey, type Roved } from './roving.ts'
import { focusPlace } from './useKeptFocus.ts'

/** What a key does to the place that has the focus: the focus goes on from there, and the view with it. */
export function useRoving(
  group: RefObject<HTMLElement | null>,
  places: readonly number[],
  board: Roved<number>,
  reveal: (spot: Spot) => void,
): (from: number, event: KeyboardEvent) => void {
  const latest = useRef({ places, board, reveal })
  latest.current = { places, board, reveal }
  return useCallback(
    (from, event) => {
      const { places, board, reveal } = latest.current
      const place = isAlone(event) ? placeByKey(places, from, event.key, board) : null
      if (place === null) return
      event.preventDefault()
      event.stopPropagation()
      focusPlace(group.current, place)
      reveal(board.spotOf(place))
    },
    [group],
  )
}
