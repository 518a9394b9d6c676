/** Everything that a pointer drags now: while there is anything, no key acts but Escape. */
const held = new Set<() => void>()

/** True while a pointer drags something. Shortcuts ask this, since some listen before the guard below. */
export const isSomethingHeld = (): boolean => held.size > 0

/** Marks something as held until the answer is called; Escape calls `cancel`. */
export function holdKeys(cancel: () => void): () => void {
  if (held.size === 0) {
    // Keyup too: Firefox presses a button with Space when the key comes up.
    window.addEventListener('keydown', guard, { capture: true })
    window.addEventListener('keyup', guard, { capture: true })
  }
  held.add(cancel)
  return () => {
    held.delete(cancel)
    if (held.size > 0) return
    window.removeEventListener('keydown', guard, { capture: true })
    window.removeEventListener('keyup', guard, { capture: true })
  }
}

function guard(event: KeyboardEvent): void {
  event.preventDefault()
  event.stopImmediatePropagation()
  if (event.type === 'keydown' && event.key === 'Escape') for (const cancel of [...held]) cancel()
}
