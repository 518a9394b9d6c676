type Listener = (id: string | null) => void

/** Tells of changes, here and in the other windows of this browser. */
export interface Changes {
  tell(id: string | null): void
  /** Tells in this window alone: what happened everywhere is known everywhere. */
  tellHere(id: string | null): void
  follow(listener: Listener): () => void
}

/** Changes in this window, and through a channel, if there is one, in the others. */
export function createChanges(channel: BroadcastChannel | null): Changes {
  const listeners = new Set<Listener>()
  const tellHere: Listener = (id) => {
    for (const listener of [...listeners]) listener(id)
  }
  channel?.addEventListener('message', ({ data }) => tellHere(typeof data === 'string' ? data : null))
  return {
    tellHere,
    tell(id) {
      channel?.postMessage(id)
      tellHere(id)
    },
    follow(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The channel between the windows of this browser; null where it has none. */
export const openChannel = (name: string): BroadcastChannel | null =>
  'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null
