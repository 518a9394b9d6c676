/** Which game has changed (null: any number of them), and whether this window has changed it. */
export type Listener = (id: string | null, here: boolean) => void

/** Tells of changes, here and in the other windows of this browser. */
export interface Changes {
  tell(id: string | null): void
  /** Tells in this window alone what every window finds out by itself. */
  tellHere(id: string | null): void
  follow(listener: Listener): () => void
}

/** Changes in this window, and through a channel, if there is one, in the others. */
export function createChanges(channel: BroadcastChannel | null): Changes {
  const listeners = new Set<Listener>()
  const hear: Listener = (id, here) => {
    for (const listener of [...listeners]) listener(id, here)
  }
  channel?.addEventListener('message', ({ data }) => hear(typeof data === 'string' ? data : null, false))
  return {
    tellHere: (id) => hear(id, false),
    tell(id) {
      channel?.postMessage(id)
      hear(id, true)
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
