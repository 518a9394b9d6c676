import { watchKeys } from '../input/keys.ts'
import './key-caps.css'

/** Keys that show that the player uses the keyboard; no modifier keys. */
const OF_PLAY = /^(Tab|Enter|Escape|Arrow\w+|Home|End|.)$/

/**
 * Moves the focus when the focused element is removed, such as a button, a card, or a whole page. At a table played by keys the focus moves
 * to the next control (`NEXT`, or the board). Otherwise, and while no control is available, it moves to the nearest focus fallback, or
 * waits for a page with one. `data-keyboard` marks the page from a key press to the next click. Loads after the first paint, before
 * anything can lose the focus. Returns a function that stops it.
 */
export function keepFocus(): () => void {
  const { dataset } = document.documentElement
  let last: Element | null = null
  let around: readonly EventTarget[] = []
  /** The fallback that has the focus until a control is available. */
  let refuge: HTMLElement | null = null
  let waiting = 0
  /** The element that was focused here; `data-lent` marks it until a key press or a move of the focus. */
  let lent: HTMLElement | null = null
  const lend = (to: HTMLElement | null) => {
    delete lent?.dataset['lent']
    lent = to
    if (lent) lent.dataset['lent'] = ''
  }
  const isLost = () => last && !last.isConnected && document.activeElement === document.body
  const isInRefuge = () => refuge !== null && refuge === document.activeElement
  const remember = (event: FocusEvent) => {
    last = event.target instanceof Element ? event.target : null
    if (last !== lent) lend(null)
    around = event.composedPath()
  }
  const forget = ({ target, relatedTarget }: FocusEvent) => {
    if (dataset['keyboard'] !== undefined) scrollBack(target, relatedTarget)
    // A blur on purpose: the element is still in the page, so do not restore its focus.
    queueMicrotask(() => {
      if (last?.isConnected && document.activeElement === document.body) last = null
    })
  }
  const find = () => {
    if (!isLost() && !isInRefuge()) return
    const before = document.activeElement
    if (dataset['keyboard'] !== undefined) {
      lend(nextThing())
      lent?.focus({ preventScroll: true })
    }
    // The control did not take the focus: a dialog covers it.
    if (document.activeElement !== before || isInRefuge()) return
    lend(null)
    refuge = refugeIn(around)
    refuge?.focus({ preventScroll: true })
  }
  // One frame later, so that the code which removed the element can move the focus itself.
  const check = () => {
    if (!isLost() && !isInRefuge()) return
    cancelAnimationFrame(waiting)
    waiting = requestAnimationFrame(find)
  }
  watchKeys(({ key, target }) => {
    const writes = target instanceof Element && target.matches(':read-write')
    if (writes || !OF_PLAY.test(key)) return
    lend(null)
    dataset['keyboard'] = ''
  })
  const pointed = () => {
    delete dataset['keyboard']
    lend(null)
    refuge = null
  }
  const watch = new MutationObserver(check)
  watch.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', remember)
  document.addEventListener('focusout', forget)
  window.addEventListener('pointerdown', pointed, { capture: true })
  return () => {
    cancelAnimationFrame(waiting)
    watchKeys(null)
    pointed()
    watch.disconnect()
    document.removeEventListener('focusin', remember)
    document.removeEventListener('focusout', forget)
    window.removeEventListener('pointerdown', pointed, { capture: true })
  }
}

/** Scrolls a side panel back to its top when the focus leaves it, because moving the focus has scrolled it. */
function scrollBack(left: EventTarget | null, to: EventTarget | null): void {
  const sheet = left instanceof Element ? left.closest('main section[tabindex]') : null
  if (sheet && to instanceof Element && !sheet.contains(to)) sheet.scrollTop = 0
}

/** Returns the fallback nearest to the removed element. `around`: its former ancestors, innermost first. */
function refugeIn(around: readonly EventTarget[]): HTMLElement | null {
  for (const element of around) {
    if (!(element instanceof Element) || !element.isConnected) continue
    const found = element.querySelector<HTMLElement>('[data-refuge]')
    if (found) return found
  }
  return null
}

/** The next controls at a table. The first selector with a match is used, if its condition matches too. */
const NEXT_THINGS: readonly (readonly [selector: string, condition: string])[] = [
  ['[data-next]:not([aria-disabled="true"])', 'body'],
  // The answers to a question.
  ['main :not(section) > h2[data-refuge] ~ * button', 'body'],
  // The tab stop of a board that offers moves.
  ['main [data-place][tabindex="0"]', 'main [data-offer]'],
  // Playable cards in a hand.
  ['main [data-ready][tabindex="0"]', 'body'],
  ['main [data-hand] [aria-pressed]', 'main [data-deeds]'],
  // "End turn", if nothing else is left.
  ['main [aria-keyshortcuts="E"]:not([aria-disabled="true"])', 'body'],
]

/** Returns the next control at a table; null if none is available, and on other pages. */
function nextThing(): HTMLElement | null {
  for (const [selector, condition] of NEXT_THINGS) {
    if (!document.querySelector(condition)) continue
    for (const found of document.querySelectorAll<HTMLElement>(selector)) if (isShown(found)) return found
  }
  return null
}

const isShown = (element: HTMLElement): boolean => element.checkVisibility?.() ?? true
