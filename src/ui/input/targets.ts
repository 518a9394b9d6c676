import type { RefCallback } from 'react'

/** Names a thing on the screen by its kind and its id: "place:12", "market:0", "future:north". */
export type TargetId = `${string}:${string | number}`

type Shown = HTMLElement | SVGElement

const elements = new Map<TargetId, Set<Shown>>()
const refs = new Map<TargetId, RefCallback<Shown>>()
const ids = new WeakMap<Element, TargetId>()
const watchers = new Set<() => void>()

/**
 * Returns the `ref` for an element that shows a target, the same function at each call. Several elements may show one target: a
 * card in a hand and on a panel.
 */
export function targetRef(id: TargetId): RefCallback<Shown> {
  const ref = refs.get(id) ?? ((element: Shown | null) => (element ? register(id, element) : undefined))
  refs.set(id, ref)
  return ref
}

function register(id: TargetId, element: Shown): () => void {
  const shown = elements.get(id) ?? new Set<Shown>()
  elements.set(id, shown.add(element))
  ids.set(element, id)
  targetsMoved()
  return () => {
    shown.delete(element)
    targetsMoved()
  }
}

/** Returns the element that shows a target: the first one with a box, else the first one in the page, else null. */
export function elementOf(id: TargetId): Shown | null {
  const shown = [...(elements.get(id) ?? [])]
  return shown.find((element) => element.getClientRects().length > 0) ?? shown[0] ?? null
}

/** Returns the id of the innermost target of a kind around an element: "12" for "place:12"; null if there is none. */
export function targetAround(inside: EventTarget | null, kind: string): string | null {
  for (let at = inside instanceof Element ? inside : null; at; at = at.parentElement) {
    const id = ids.get(at)
    if (id?.startsWith(`${kind}:`)) return id.slice(kind.length + 1)
  }
  return null
}

/** Returns the id of the target of a kind that has or contains the focus, or null. */
export const focusedTarget = (kind: string): string | null => targetAround(document.activeElement, kind)

/** True if a player set the focus of an element by a key: the browser shows it, and `keepFocus` did not lend it. */
export const isFocusByKey = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches(':focus-visible:not([data-lent])')

/** Returns the elements in the page that show targets of a kind. */
export const elementsOfKind = (kind: string): readonly Shown[] =>
  [...elements].flatMap(([id, shown]) => (id.startsWith(`${kind}:`) ? [...shown] : []))

/** Maps elements to the things that they show. Leaves out things that are not in the page. */
export function elementsOf<Thing>(
  things: readonly Thing[],
  idOf: (thing: Thing) => TargetId,
): ReadonlyMap<Element, Thing> {
  const found = new Map<Element, Thing>()
  for (const thing of things) {
    const element = elementOf(idOf(thing))
    if (element) found.set(element, thing)
  }
  return found
}

/** Notifies watchers that targets were added, removed or moved. Call it after moving many at once, except by scrolling. */
export function targetsMoved(): void {
  for (const watcher of watchers) watcher()
}

/** Calls the watcher at each {@link targetsMoved}. Returns a function that stops it. */
export function onTargetsMoved(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}
