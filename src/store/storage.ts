/** Whether the browser keeps what we give it: 'full' has no room left, 'forbidden' keeps nothing at all. */
export type StorageHealth = 'ok' | 'full' | 'forbidden'

/** The browser's storage, with every failure as a value. */
export interface SafeStorage {
  /** The text under a key; null where there is none, and why it could not even be looked for. */
  read(key: string): { text: string | null; health: StorageHealth }
  write(key: string, text: string): StorageHealth
  remove(key: string): StorageHealth
}

/** What we need of the browser's storage. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Makes a storage safe. `open` is asked anew each time, since even touching the browser's storage can
 * fail where it is forbidden.
 */
export function safeStorage(open: () => TextStore): SafeStorage {
  const attempt = (change: (store: TextStore) => void): StorageHealth => {
    try {
      change(open())
      return 'ok'
    } catch (error) {
      return isFull(error) ? 'full' : 'forbidden'
    }
  }
  return {
    read(key) {
      let text: string | null = null
      const health = attempt((store) => {
        text = store.getItem(key)
      })
      return { text, health }
    },
    write: (key, text) => attempt((store) => store.setItem(key, text)),
    remove: (key) => attempt((store) => store.removeItem(key)),
  }
}

const isFull = (error: unknown): boolean =>
  error instanceof Error && /quota/i.test(`${error.name} ${error.message}`)

/** This browser's storage. */
export const browserStorage = safeStorage(() => globalThis.localStorage)

/** Everything we store lies under names of our own. */
export const STORAGE_KEYS = {
  game: 'the-last-fairy-tale.game',
  damaged: 'the-last-fairy-tale.damaged',
  settings: 'the-last-fairy-tale.settings',
  cover: 'the-last-fairy-tale.cover',
  leaders: 'the-last-fairy-tale.leaders',
} as const
