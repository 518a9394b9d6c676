import { type RefObject, useEffect, useRef } from 'react'
import { isFocusFree } from '../../page/useFocusKept.ts'

/** The button of a place in the group of all; each says in `data-place` which it is. */
const cellOf = (group: HTMLElement | null, place: number): HTMLElement | null =>
  group?.querySelector<HTMLElement>(`[data-place="${place}"]`) ?? null

/** Gives a place of a board the focus. */
export const focusPlace = (group: HTMLElement | null, place: number): void =>
  cellOf(group, place)?.focus({ preventScroll: true })

/**
 * Keeps the focus on the board when the place that had it is no longer offered: it goes to the place where
 * the tab key enters, instead of being lost.
 */
export function useKeptFocus(group: RefObject<HTMLElement | null>, entered: number): void {
  const had = useRef(false)
  useEffect(() => {
    const { current } = group
    if (!current) return
    if (had.current && isFocusFree()) focusPlace(current, entered)
    had.current = current.contains(document.activeElement)
    const came = () => {
      had.current = true
    }
    // A focus that goes elsewhere says where; one whose place vanished does not.
    const left = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) had.current = false
    }
    const pointed = ({ target }: PointerEvent) => {
      if (target instanceof Node && !current.contains(target)) had.current = false
    }
    current.addEventListener('focusin', came)
    current.addEventListener('focusout', left)
    document.addEventListener('pointerdown', pointed)
    return () => {
      current.removeEventListener('focusin', came)
      current.removeEventListener('focusout', left)
      document.removeEventListener('pointerdown', pointed)
    }
  })
}
