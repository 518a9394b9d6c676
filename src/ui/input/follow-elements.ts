import type { Rect } from './placement.ts'
import { elementOf, onTargetsMoved, type TargetId } from './targets.ts'

/**
 * Calls `changed` at once, and again when an element moves in the window or `find` returns another one. Moves include scrolling, resizes
 * and changes of layout. Measures only then. Returns a function that stops it.
 */
export function followElements(find: () => readonly (Element | null)[], changed: () => void): () => void {
  const followed = new Map<Element, Followed>()
  const stop = new AbortController()
  let isAsked = false
  const look = () => {
    isAsked = false
    if (stop.signal.aborted) return
    if (update(followed, find(), ask)) changed()
  }
  // One look for all changes of one task, before the browser paints.
  const ask = () => {
    if (!isAsked) queueMicrotask(look)
    isAsked = true
  }
  const options = { signal: stop.signal, capture: true, passive: true }
  window.addEventListener('scroll', ask, options)
  window.addEventListener('resize', ask, options)
  const unhear = onTargetsMoved(ask)
  update(followed, find(), ask)
  changed()
  return () => {
    stop.abort()
    unhear()
    for (const one of followed.values()) forget(one)
  }
}

type Watch = Pick<ResizeObserver, 'disconnect'>

/** A followed element: its last rectangle, and the observers of its size and its place. */
interface Followed {
  rect: DOMRect
  size: Watch
  place: Watch
}

function forget({ size, place }: Followed): void {
  size.disconnect()
  place.disconnect()
}

/** Follows exactly these elements from now on. Returns true if one was added, removed or moved. */
function update(
  followed: Map<Element, Followed>,
  found: readonly (Element | null)[],
  ask: () => void,
): boolean {
  const now = new Set(found.filter((element) => element !== null))
  let isChanged = false
  for (const [element, one] of followed) {
    if (now.has(element)) continue
    forget(one)
    followed.delete(element)
    isChanged = true
  }
  for (const element of now) {
    const before = followed.get(element)
    const rect = element.getBoundingClientRect()
    if (before && isSame(before.rect, rect)) continue
    before?.place.disconnect()
    followed.set(element, {
      rect,
      // Reused: a new observer would report the same size once more, too late for this frame.
      size: before?.size ?? watchSize(element, ask),
      place: watchPlace(element, rect, ask),
    })
    isChanged = true
  }
  return isChanged
}

const isSame = (one: DOMRect, other: DOMRect): boolean =>
  one.left === other.left && one.top === other.top && one.width === other.width && one.height === other.height

/** Thresholds of the observer: each visible per cent of an element. */
const SHARES = Array.from({ length: 101 }, (_, share) => share / 100)

const UNWATCHED: Watch = { disconnect: () => {} }

function watchSize(element: Element, ask: () => void): Watch {
  if (!('ResizeObserver' in window)) return UNWATCHED
  const size = new ResizeObserver(ask)
  size.observe(element)
  return size
}

/**
 * Calls `ask` when the layout moves an element. An observer only reports how much of an element is inside its root. The margins shrink the
 * root to the element's rectangle, so every movement changes that share.
 */
function watchPlace(element: Element, { left, top, right, bottom }: DOMRect, ask: () => void): Watch {
  if (!('IntersectionObserver' in window)) return UNWATCHED
  const { clientWidth: width, clientHeight: height } = document.documentElement
  const sides = [top, width - right, height - bottom, left].map((side) => `${-Math.floor(side)}px`)
  const place = new IntersectionObserver(ask, { rootMargin: sides.join(' '), threshold: SHARES })
  place.observe(element)
  return place
}

/** Returns the rectangle of a target in the window, in whole pixels; null if it has no box. */
export function rectOf(id: TargetId): Rect | null {
  const { left, top, right, bottom } = elementOf(id)?.getBoundingClientRect() ?? NOWHERE
  if (right <= left || bottom <= top) return null
  return {
    left: Math.round(left),
    top: Math.round(top),
    right: Math.round(right),
    bottom: Math.round(bottom),
  }
}

const NOWHERE: Rect = { left: 0, top: 0, right: 0, bottom: 0 }

/** Scrolls a target into view, now or as soon as it is drawn. Returns a function that cancels it. */
export function revealTarget(id: TargetId): () => void {
  let isRevealed = false
  return followElements(
    () => [isRevealed ? null : elementOf(id)],
    () => {
      if (isRevealed || !rectOf(id)) return
      isRevealed = true
      elementOf(id)?.scrollIntoView({ block: 'center', inline: 'nearest' })
    },
  )
}
