import { guarded, noteFault } from '../faults.ts'

/** Who has changed a game: this window, which may have removed it, or another. */
export type Change = 'here' | 'removed here' | 'elsewhere'

/** Which game has changed (null: any number of them), and where. */
export type Listener = (id: string | null, change: Change) => void

/** Tells of changes, here and in the other windows of this browser. */
export interface Changes {
  tell(id: string | null, change?: Exclude<Change, 'elsewhere'>): void
  /** Tells in this window alone what every window finds out by itself. */
  tellHere(id: string | null): void
  follow(listener: Listener): () => void
}

/** Changes in this window, and through a channel, if there is one, in the others. */
export function createChanges(channel: BroadcastChannel | null): Changes {
  const listeners = new Set<Listener>()
  const hear: Listener = (id, change) => {
    for (const listener of [...listeners]) guarded('a listener to kept games', () => listener(id, change))
  }
  channel?.addEventListener('message', ({ data }) =>
    hear(typeof data === 'string' ? data : null, 'elsewhere'),
  )
  return {
    tellHere: (id) => hear(id, 'elsewhere'),
    tell(id, change = 'here') {
      // It is written by then: that others are not told is no reason to say that it is not.
      guarded('the channel between windows', () => channel?.postMessage(id), noteFault)
      hear(id, change)
    },
    follow(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The channel between the windows of this browser; null where it has none. */
export const openChannel = (name: string): BroadcastChannel | null =>
  guarded(
    'the channel between windows',
    () => ('BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null),
    noteFault,
  ) ?? null
