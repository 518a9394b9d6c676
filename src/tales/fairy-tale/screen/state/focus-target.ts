import { flushSync } from 'react-dom'
import { elementOf, elementsOfKind, focusedTarget, type TargetId } from '../../../../ui/input/targets.ts'

/** Focuses a target if the page has it. Renders pending changes first, because they may add the target. */
export function focusTarget(id: TargetId): void {
  drawNow()
  elementOf(id)?.focus({ preventScroll: true })
}

/**
 * Focuses the board. Chooses the nearest place that accepts the tile in hand, measured from the focused place or the tab stop of
 * the board. If no place accepts a tile, focuses the starting place itself.
 */
export function focusBoard(): void {
  drawNow()
  const places = elementsOfKind('place')
  const from = elementOf(`place:${focusedTarget('place')}`) ?? places.find(({ tabIndex }) => tabIndex === 0)
  if (!from) return
  const distance = distanceFrom(from)
  const takes = places.filter(({ dataset }) => TAKES_TILE.has(dataset['offer']))
  const to =
    takes.length > 0 ? takes.reduce((best, one) => (distance(one) < distance(best) ? one : best)) : from
  to.focus({ preventScroll: true })
}

/**
 * Focuses the next target of a kind in the order of the page, after the focused one; with `offer` only those with this option.
 * Returns true if there is any.
 */
export function focusNext(kind: string, offer?: string): boolean {
  const all = elementsOfKind(kind)
    .filter(({ dataset }) => offer === undefined || dataset['offer'] === offer)
    .sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  const next = all[all.findIndex((one) => one.matches(':focus')) + 1] ?? all[0]
  next?.focus({ preventScroll: true })
  return next !== undefined
}

/** The `data-offer` values of places that accept the tile in hand. */
const TAKES_TILE: ReadonlySet<string | undefined> = new Set(['place', 'aimed', 'lay'])

/** Returns the distance of an element from another, between their top left corners, in pixels. */
function distanceFrom(from: Element): (to: Element) => number {
  const { left, top } = from.getBoundingClientRect()
  return (to) => {
    const { left: x, top: y } = to.getBoundingClientRect()
    return Math.hypot(x - left, y - top)
  }
}

const drawNow = (): void => flushSync(() => {})
