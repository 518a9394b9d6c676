import { useEffect } from 'react'

/** Where the focus goes when what had it is gone: marked so in the page, and harmless when pressed. */
export const REFUGE = { 'data-refuge': '', tabIndex: -1 } as const

/** A ref for an element that gets the focus when it is drawn, scrolled into view. */
export const focusWhenDrawn = (element: HTMLElement | null): void => element?.focus()

/** A ref for an element that gets the focus when it is drawn, without scrolling. */
export const focusInPlace = (element: HTMLElement | null): void => element?.focus({ preventScroll: true })

/** Whether nothing that can be pressed has the focus: who comes late may take it, also from a refuge. */
export const isFocusFree = (): boolean => document.activeElement?.matches('body, [data-refuge]') ?? true

/** The refuge nearest to what had the focus, of which all that was round it is given, from the inside. */
function refugeIn(around: readonly EventTarget[]): HTMLElement | null {
  for (const element of around) {
    if (!(element instanceof Element) || !element.isConnected) continue
    const refuge = element.querySelector<HTMLElement>('[data-refuge]')
    if (refuge) return refuge
  }
  return null
}

/**
 * Keeps the focus in the page, whatever takes away what had it: a seal or a plank that was pressed, a card, or a whole
 * page. It then goes to the nearest refuge, never to another thing that could be pressed; where there is none yet, it
 * waits for the page that brings one.
 */
export function useFocusKept(): void {
  useEffect(() => {
    let last: Element | null = null
    let around: readonly EventTarget[] = []
    let waiting = 0
    const isLost = () => last && !last.isConnected && document.activeElement === document.body
    const remember = (event: FocusEvent) => {
      last = event.target instanceof Element ? event.target : null
      around = event.composedPath()
    }
    // Whoever puts the focus nowhere wants it there: what had it is still in the page.
    const forget = () =>
      queueMicrotask(() => {
        if (last?.isConnected && document.activeElement === document.body) last = null
      })
    // A moment later, so that whoever took it away may say where the focus goes instead.
    const check = () => {
      if (!isLost()) return
      cancelAnimationFrame(waiting)
      waiting = requestAnimationFrame(() => isLost() && refugeIn(around)?.focus({ preventScroll: true }))
    }
    const watch = new MutationObserver(check)
    watch.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', remember)
    document.addEventListener('focusout', forget)
    return () => {
      cancelAnimationFrame(waiting)
      watch.disconnect()
      document.removeEventListener('focusin', remember)
      document.removeEventListener('focusout', forget)
    }
  }, [])
}
