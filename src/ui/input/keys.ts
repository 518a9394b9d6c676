import { useEffectEvent, useLayoutEffect } from 'react'
import { useSettings } from '../../store/settings.ts'
import { isTextField } from './controls.ts'
import { addLayer, dismissTop, isDialogOpen } from './layers.ts'
import { isPress, SHARED_KEYS, type Shortcut } from './shortcuts.ts'

/** Scopes in the order in which they are asked. While a dialog is open, or still being fetched, only the first is. */
const SCOPES = ['dialog', 'popover', 'board', 'table', 'page', 'app'] as const

export type KeyScope = (typeof SCOPES)[number]

/** What a key does, wherever the focus is. */
export interface KeyBinding {
  shortcut: Shortcut
  run(event: KeyboardEvent): void
  /** False: the key is left to the next binding, or to the element that has the focus. */
  enabled?(event: KeyboardEvent): boolean
  /** Runs again and again while the key is held. */
  repeats?: boolean
  /** The key that ran it is let go; null if that cannot be heard any more. */
  onRelease?(event: KeyboardEvent | null): void
}

/** Hears every key before all others. True for a key that nothing else may hear. */
export interface KeyGuard {
  keydown(event: KeyboardEvent): boolean
  keyup(event: KeyboardEvent): boolean
}

interface Group {
  scope: KeyScope
  bindings(): readonly KeyBinding[]
}

/** By scope, and then the latest first. */
let groups: readonly Group[] = []

/** How to cancel each thing that a pointer drags now. */
const drags = new Set<() => void>()

let guard: KeyGuard | null = null

/** The key that is held, of a binding that wants to know when it is let go. */
let pressed: { name: string; group: Group; binding: KeyBinding } | null = null

let isListening = false

/** The only listeners for keys of the whole page: one for each event, before any element hears it. */
function listen(): void {
  if (isListening) return
  isListening = true
  window.addEventListener('keydown', onKeyDown, { capture: true })
  window.addEventListener('keyup', onKeyUp, { capture: true })
  window.addEventListener('blur', () => release(null))
}

function onKeyDown(event: KeyboardEvent): void {
  if (guard?.keydown(event)) return stop(event)
  const isEscape = isPress(event, SHARED_KEYS['put-back'], 'on')
  if (drags.size > 0) {
    stop(event)
    if (isEscape) for (const cancel of [...drags]) cancel()
    return
  }
  if (isEscape && !event.repeat && dismissTop()) return stop(event)
  const found = bindingFor(event)
  if (!found) return
  stop(event)
  if (event.repeat && !found.binding.repeats) return
  if (found.binding.onRelease) {
    release(null)
    pressed = { name: physicalKey(event), ...found }
  }
  found.binding.run(event)
}

function onKeyUp(event: KeyboardEvent): void {
  if (guard?.keyup(event)) return stop(event)
  if (pressed?.name === physicalKey(event)) release(event)
  // Firefox presses a button with Space when the key comes up.
  if (drags.size > 0) stop(event)
}

function release(event: KeyboardEvent | null): void {
  const last = pressed
  pressed = null
  last?.binding.onRelease?.(event)
}

/** Nothing else hears the event, and the browser does nothing by it. */
export function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** The key by its place, or by its name where it has none: what it types may be another letter when it is let go. */
export const physicalKey = ({ code, key }: KeyboardEvent): string => code || key.toUpperCase()

/** Keys that belong to a radio button, a box to tick or a slider while it has the focus. */
const OF_CHOICES = /^(Arrow\w+|Home|End|Page\w+|Enter| )$/

/** True if the key belongs to the field that has the focus: it is typed there, or chooses something. */
const isForField = ({ target, key }: KeyboardEvent): boolean =>
  isTextField(target) || (target instanceof HTMLInputElement && OF_CHOICES.test(key))

/** The first binding that matches. */
function bindingFor(event: KeyboardEvent): { group: Group; binding: KeyBinding } | null {
  if (isForField(event)) return null
  const { keys } = useSettings.getState()
  const isMeant = ({ shortcut, enabled }: KeyBinding): boolean =>
    isPress(event, shortcut, keys) && (enabled?.(event) ?? true)
  for (const group of groups) {
    if (group.scope !== 'dialog' && isDialogOpen()) break
    const binding = group.bindings().find(isMeant)
    if (binding) return { group, binding }
  }
  return null
}

function addGroup(group: Group): () => void {
  listen()
  const rank = ({ scope }: Group): number => SCOPES.indexOf(scope)
  groups = [group, ...groups].toSorted((one, other) => rank(one) - rank(other))
  return () => {
    groups = groups.filter((one) => one !== group)
    if (pressed?.group === group) release(null)
  }
}

/** Lets keys do something while the component is there. The first binding that matches wins, by the order of scopes. */
export function useKeys(scope: KeyScope, bindings: readonly KeyBinding[], isActive = true): void {
  const latest = useEffectEvent(() => bindings)
  // Before it is painted: a key that is pressed as soon as something is seen is heard.
  useLayoutEffect(() => (isActive ? addGroup({ scope, bindings: latest }) : undefined), [scope, isActive])
}

/** Lets Escape put something away while it is open. Escape closes what was opened last, and only that. */
export function useDismiss(onDismiss: () => void, isActive = true): void {
  const dismiss = useEffectEvent(onDismiss)
  useLayoutEffect(() => {
    if (!isActive) return
    listen()
    return addLayer({ dismiss })
  }, [isActive])
}

/** Takes all keys of the page while something is dragged, until the answer is called. Escape calls `cancel`. */
export function holdKeys(cancel: () => void): () => void {
  listen()
  drags.add(cancel)
  return () => void drags.delete(cancel)
}

/** Sets what hears every key before all others; null for nothing. */
export function guardKeys(by: KeyGuard | null): void {
  listen()
  guard = by
}
