import type { RefCallback } from 'react'

/** Names a thing on the screen by its kind and which of them it is: "place:12", "market:0", "future:north". */
export type TargetId = `${string}:${string | number}`

type Shown = HTMLElement | SVGElement

const elements = new Map<TargetId, Set<Shown>>()
const refs = new Map<TargetId, RefCallback<Shown>>()
const ids = new WeakMap<Element, TargetId>()
const watchers = new Set<() => void>()

/**
 * The `ref` of the element that shows a target, always the same one for the same target. Several elements may show one: a card
 * in a hand and on a sheet.
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

/** The element that shows a target: the first that is drawn, else the first in the page; null where there is none. */
export function elementOf(id: TargetId): Shown | null {
  const shown = [...(elements.get(id) ?? [])]
  return shown.find((element) => element.getClientRects().length > 0) ?? shown[0] ?? null
}

/** What the innermost target of a kind round an element is called, without its kind: "12" of "place:12"; null outside of any. */
export function targetAround(inside: EventTarget | null, kind: string): string | null {
  for (let at = inside instanceof Element ? inside : null; at; at = at.parentElement) {
    const id = ids.get(at)
    if (id?.startsWith(`${kind}:`)) return id.slice(kind.length + 1)
  }
  return null
}

/** What the target of a kind that has the focus, or holds what has it, is called; null where none does. */
export const focusedTarget = (kind: string): string | null => targetAround(document.activeElement, kind)

/** Whether the focus of an element is to be seen: it came by a key, not by a press. */
export const isFocusVisible = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches(':focus-visible')

/** Which of these things is shown by which element, as far as they are in the page. */
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

/** Tells that targets came, went or moved: whatever moves many at once and is no scrolling says so. */
export function targetsMoved(): void {
  for (const watcher of watchers) watcher()
}

/** Hears of that; the answer ends it. */
export function onTargetsMoved(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}
