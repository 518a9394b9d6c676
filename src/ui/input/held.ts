/** How to cancel each thing that a pointer drags now. */
const held = new Set<() => void>()

/** True while a pointer drags something: then no key acts but Escape. */
export const isSomethingHeld = (): boolean => held.size > 0

/** Marks something as held until the answer is called. */
export function hold(cancel: () => void): () => void {
  held.add(cancel)
  return () => void held.delete(cancel)
}

export function cancelAllHeld(): void {
  for (const cancel of [...held]) cancel()
}
