import { type RefObject, useEffect, useRef } from 'react'
import { isFocusUnset } from '../../page/focus-fallback.ts'

/** The button of a place in the group, found by its `data-place`. */
const cellOf = (group: HTMLElement | null, place: number): HTMLElement | null =>
  group?.querySelector<HTMLElement>(`[data-place="${place}"]`) ?? null

/** Focuses a place of a board. */
export const focusPlace = (group: HTMLElement | null, place: number): void =>
  cellOf(group, place)?.focus({ preventScroll: true })

/** Hook: focuses a place of a board at first, and when `about` changes. Null leaves the focus alone. */
export function usePlaceFocus(
  group: RefObject<HTMLElement | null>,
  place: number | null,
  about: unknown,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place alone does not move the focus
  useEffect(() => {
    if (place !== null) focusPlace(group.current, place)
  }, [about])
}

/** Keeps the focus on the board when the focused place disappears. The focus moves to the place that is the group's tab stop. */
export function useRovingFocusFallback(group: RefObject<HTMLElement | null>, entered: number): void {
  const had = useRef(false)
  useEffect(() => {
    const { current } = group
    if (!current) return
    if (had.current && isFocusUnset()) focusPlace(current, entered)
    had.current = current.contains(document.activeElement)
    const came = () => {
      had.current = true
    }
    // A focus that moves elsewhere has a `relatedTarget`; the focus of a removed element has none.
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
