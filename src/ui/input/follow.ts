import { useLayoutEffect, useState } from 'react'
import type { Rect } from './placement.ts'
import { elementOf, onTargetsMoved, type TargetId } from './targets.ts'

/**
 * Calls back at once, and again whenever one of the elements lies elsewhere in the window or is another one: after scrolling,
 * when the window, a board or a sheet moves, and when anything round them is laid out anew. Nothing is asked while all is at
 * rest. The answer ends it.
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
  // Once for all that happens in one moment, and before it is painted.
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

/** An element that is followed: where it lay last, and what watches over its size and its place. */
interface Followed {
  rect: DOMRect
  size: Watch
  place: Watch
}

function forget({ size, place }: Followed): void {
  size.disconnect()
  place.disconnect()
}

/** Follows just these elements from now on; answers whether anything about them is different. */
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
      // One for as long as it is followed: a new one would tell of the same size once more, and too late for this frame.
      size: before?.size ?? watchSize(element, ask),
      place: watchPlace(element, rect, ask),
    })
    isChanged = true
  }
  return isChanged
}

const isSame = (one: DOMRect, other: DOMRect): boolean =>
  one.left === other.left && one.top === other.top && one.width === other.width && one.height === other.height

/** Shares of an element at which the browser tells that it moved, from none to all of it. */
const SHARES = Array.from({ length: 101 }, (_, share) => share / 100)

const UNWATCHED: Watch = { disconnect: () => {} }

function watchSize(element: Element, ask: () => void): Watch {
  if (!('ResizeObserver' in window)) return UNWATCHED
  const size = new ResizeObserver(ask)
  size.observe(element)
  return size
}

/**
 * Asks when the layout moves an element. The browser tells only what part of an element is in some frame. So the frame is drawn
 * closely round where the element lies: whatever moves it moves it out of that.
 */
function watchPlace(element: Element, { left, top, right, bottom }: DOMRect, ask: () => void): Watch {
  if (!('IntersectionObserver' in window)) return UNWATCHED
  const { clientWidth: width, clientHeight: height } = document.documentElement
  const sides = [top, width - right, height - bottom, left].map((side) => `${-Math.floor(side)}px`)
  const place = new IntersectionObserver(ask, { rootMargin: sides.join(' '), threshold: SHARES })
  place.observe(element)
  return place
}

/** Where a target lies in the window, in whole pixels; null where nothing of it is drawn. */
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

/** Where targets lie in the window, each as `rectOf` says: they are followed wherever they go. */
export function useTargetRects(ids: readonly TargetId[]): readonly (Rect | null)[] {
  const asked = ids.join(' ')
  const [seen, setSeen] = useState<{ of: string; rects: readonly (Rect | null)[] }>({ of: '', rects: [] })
  useLayoutEffect(() => {
    const all = asked.split(' ').filter(isTargetId)
    return followElements(
      () => all.map(elementOf),
      () => setSeen({ of: asked, rects: all.map(rectOf) }),
    )
  }, [asked])
  // Of other targets than now: the effect asks where these lie before anything is painted.
  return seen.of === asked ? seen.rects : []
}

const isTargetId = (text: string): text is TargetId => text.includes(':')

/** Scrolls a target into sight, now or once it is drawn. The answer calls that off. */
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
