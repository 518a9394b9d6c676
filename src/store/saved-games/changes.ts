import { guarded, noteFault } from '../faults.ts'

/** Origin of a change: this tab, which may have removed the game, or another tab. */
export type SavedGameChange = 'here' | 'removed here' | 'elsewhere'

/** Called with the id of the changed game (null: any number of them) and the origin of the change. */
export type Listener = (id: string | null, change: SavedGameChange) => void

/** Notifies listeners of changes, in this tab and in the others. */
export interface Changes {
  tell(id: string | null, change?: Exclude<SavedGameChange, 'elsewhere'>): void
  /** Notifies this tab only, about a change that every tab detects itself. */
  tellHere(id: string | null): void
  follow(listener: Listener): () => void
}

/** Makes the notifications of this tab and, if there is a channel, of the others. */
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
      // The game is written already: a failure to notify other tabs must not look like a failed save.
      guarded('the channel between windows', () => channel?.postMessage(id), noteFault)
      hear(id, change)
    },
    follow(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Opens the channel between the tabs of this browser; null if the browser has none. */
export const openChannel = (name: string): BroadcastChannel | null =>
  guarded(
    'the channel between windows',
    () => ('BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null),
    noteFault,
  ) ?? null
