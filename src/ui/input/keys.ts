import { useEffectEvent, useLayoutEffect } from 'react'
import { useSettings } from '../../store/settings.ts'
import { isTextField } from './controls.ts'
import { addLayer, dismissTop, isDialogOpen, settleClosedDialogs } from './layers.ts'
import { isPress, SHARED_KEYS, type Shortcut } from './shortcuts.ts'

/**
 * Scopes, the first to be asked first. While a dialog is open or still loading, only `dialog` is asked; while a menu has the focus,
 * only `dialog` and `popover`.
 */
const SCOPES = ['dialog', 'popover', 'board', 'table', 'page', 'app'] as const

export type KeyScope = (typeof SCOPES)[number]

/** A shortcut and its action, independent of the focus. */
export interface KeyBinding {
  shortcut: Shortcut
  run(event: KeyboardEvent): void
  /** Returns false to leave the key to the next binding, or to the focused element. */
  enabled?(event: KeyboardEvent): boolean
  /** True if the binding runs repeatedly while the key is held. */
  repeats?: boolean
  /** Called when the key that ran the binding is released; with null if that release can no longer be seen. */
  onRelease?(event: KeyboardEvent | null): void
}

/** Gets every key before all bindings. Returns true to consume the key. */
export interface KeyGuard {
  keydown(event: KeyboardEvent): boolean
  keyup(event: KeyboardEvent): boolean
}

interface Group {
  scope: KeyScope
  bindings(): readonly KeyBinding[]
}

/** Sorted by scope; in one scope, the latest first. */
let groups: readonly Group[] = []

/** A cancel function for each running drag. */
const drags = new Set<() => void>()

let guard: KeyGuard | null = null

let watcher: ((event: KeyboardEvent) => void) | null = null

/** The held key and its binding, if the binding has `onRelease`. */
let pressed: { name: string; group: Group; binding: KeyBinding } | null = null

let isListening = false

/** Adds the only key listeners of the whole page: one for each event, capturing, so that they run before any element's. */
function listen(): void {
  if (isListening) return
  isListening = true
  window.addEventListener('keydown', onKeyDown, { capture: true })
  window.addEventListener('keyup', onKeyUp, { capture: true })
  window.addEventListener('blur', () => release(null))
}

/** Keys that press the focused element. */
const PRESSES = new Set(['Enter', ' '])

function onKeyDown(event: KeyboardEvent): void {
  watcher?.(event)
  // The focus has just moved, so the press was meant for another element.
  if (settleClosedDialogs() && PRESSES.has(event.key)) return stop(event)
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
  // Firefox clicks a focused button on keyup of Space.
  if (drags.size > 0) stop(event)
}

function release(event: KeyboardEvent | null): void {
  const last = pressed
  pressed = null
  last?.binding.onRelease?.(event)
}

/** Stops the event for all other listeners, and prevents the browser's default action. */
export function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** Names the physical key, because its letter may be another one on release. Falls back to the letter if there is no code. */
export const physicalKey = ({ code, key }: KeyboardEvent): string => code || key.toUpperCase()

/** Keys that belong to a focused radio button, check box or slider. */
const OF_CHOICES = /^(Arrow\w+|Home|End|Page\w+|Enter| )$/

/** True if the key belongs to the focused field, which types or chooses with it. */
const isForField = ({ target, key }: KeyboardEvent): boolean =>
  isTextField(target) || (target instanceof HTMLInputElement && OF_CHOICES.test(key))

/** True if the key is pressed in a menu, which alone uses it. */
const isForMenu = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('[role="menu"]') !== null

/** Returns the first binding that matches, or null. */
function bindingFor(event: KeyboardEvent): { group: Group; binding: KeyBinding } | null {
  if (isForField(event)) return null
  const { keys } = useSettings.getState()
  const isMeant = ({ shortcut, enabled }: KeyBinding): boolean =>
    isPress(event, shortcut, keys) && (enabled?.(event) ?? true)
  const inMenu = isForMenu(event)
  for (const group of groups) {
    if (group.scope !== 'dialog' && isDialogOpen()) break
    if (inMenu && group.scope !== 'dialog' && group.scope !== 'popover') break
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

/** Binds keys while the component is mounted. The first match in the order of scopes wins. */
export function useKeys(scope: KeyScope, bindings: readonly KeyBinding[], isActive = true): void {
  const latest = useEffectEvent(() => bindings)
  // A layout effect, so that a key works as soon as the component is painted.
  useLayoutEffect(() => (isActive ? addGroup({ scope, bindings: latest }) : undefined), [scope, isActive])
}

/** Lets Escape call `onDismiss` while the component is open. Escape dismisses only the layer that was opened last. */
export function useDismiss(onDismiss: () => void, isActive = true): void {
  const dismiss = useEffectEvent(onDismiss)
  useLayoutEffect(() => {
    if (!isActive) return
    listen()
    return addLayer({ dismiss })
  }, [isActive])
}

/** Takes all keys of the page during a drag. Escape calls `cancel`. Returns a function that ends it. */
export function holdKeys(cancel: () => void): () => void {
  listen()
  drags.add(cancel)
  return () => void drags.delete(cancel)
}

/** Sets the guard that gets every key before all bindings; null for none. */
export function guardKeys(by: KeyGuard | null): void {
  listen()
  guard = by
}

/** Sets an observer that is called with every key press, before any handler; null for none. */
export function watchKeys(by: typeof watcher): void {
  listen()
  watcher = by
}
