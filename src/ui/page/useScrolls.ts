import { type RefObject, useLayoutEffect, useState } from 'react'

const CONTROLS = 'button, summary, a[href], input, [tabindex="0"]'

const scrolls = ({ scrollHeight, clientHeight }: Element): boolean => scrollHeight > clientHeight

const holdsNoControl = (element: Element): boolean => element.querySelector(CONTROLS) === null

const scrollsAlone = (element: Element): boolean => scrolls(element) && holdsNoControl(element)

/** Hook: true if the content of an element is higher than the element. Follows the window, the letter size and the content. */
export const useScrolls = (ref: RefObject<HTMLElement | null>): boolean => useMeasured(ref, scrolls)

/**
 * Hook: the `tabIndex` of a scrolling area. It is a tab stop only if nothing in it can get the focus; a focused control inside lets keys
 * scroll it as well.
 */
export const useScrollStop = (ref: RefObject<HTMLElement | null>): 0 | -1 =>
  useMeasured(ref, scrollsAlone) ? 0 : -1

/** Hook: the `tabIndex` of an area that must be reachable: a tab stop if nothing in it can get the focus. */
export const useAreaStop = (ref: RefObject<HTMLElement | null>): 0 | -1 =>
  useMeasured(ref, holdsNoControl) ? 0 : -1

/** Hook: a fact about an element, measured again when the element or one of its children changes its size, or when children change. */
function useMeasured(ref: RefObject<HTMLElement | null>, measure: (element: Element) => boolean): boolean {
  const [isTrue, setIsTrue] = useState(false)
  useLayoutEffect(() => {
    const { current } = ref
    if (!current) return
    const update = () => setIsTrue(measure(current))
    update()
    if (typeof ResizeObserver === 'undefined') return
    const sizes = new ResizeObserver(update)
    const watch = () => {
      sizes.disconnect()
      for (const element of [current, ...current.children]) sizes.observe(element)
    }
    watch()
    const children = new MutationObserver(watch)
    children.observe(current, { childList: true })
    return () => {
      sizes.disconnect()
      children.disconnect()
    }
  }, [ref, measure])
  return isTrue
}
