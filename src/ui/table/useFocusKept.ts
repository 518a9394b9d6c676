import { type RefObject, useEffect } from 'react'
import { usePlayback } from '../../playback/playback.ts'
import { useGame } from '../../store/game.ts'
import { useIntent } from '../../store/intent.ts'
import { usePage } from '../app/page.ts'

/** Where the focus goes when what had it is gone: marked so in the page, and harmless when pressed. */
export const REFUGE = { 'data-refuge': '', tabIndex: -1 } as const

const takeRefuge = (table: HTMLElement | null): void =>
  table?.querySelector<HTMLElement>('[data-refuge]')?.focus({ preventScroll: true })

/**
 * Keeps the focus on the table, also where it comes from another page. A seal or a plank that was pressed by
 * keyboard is gone afterwards; the focus then goes to the strip that tells what is next, never to another thing that
 * could be pressed.
 */
export function useFocusKept(table: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last: Element | null = null
    let waiting = 0
    const remember = (event: FocusEvent) => {
      last = event.target instanceof Element ? event.target : null
    }
    const check = () => {
      cancelAnimationFrame(waiting)
      waiting = requestAnimationFrame(() => {
        if (!last || last.isConnected || document.activeElement !== document.body) return
        last = null
        takeRefuge(table.current)
      })
    }
    const element = table.current
    // Not when the game has only just been loaded: nobody has lost a focus then.
    if (usePage.getState().turned && document.activeElement === document.body) takeRefuge(element)
    element?.addEventListener('focusin', remember)
    const unsubscribe = [useGame, usePlayback, useIntent].map((store) => store.subscribe(check))
    return () => {
      cancelAnimationFrame(waiting)
      element?.removeEventListener('focusin', remember)
      for (const stop of unsubscribe) stop()
    }
  }, [table])
}
