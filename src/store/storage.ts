/**
 * Whether the browser keeps what we give it: 'full' has no room left, 'forbidden' keeps nothing at all, 'unreadable'
 * does not give back what it may well keep. 'fault': this program failed on the way there.
 */
export type StorageHealth = 'ok' | 'full' | 'forbidden' | 'unreadable' | 'fault'

/** The text under a key; null where there is none, and why it could not even be looked for. */
export interface Stored {
  text: string | null
  health: StorageHealth
}

/** The browser's storage, with every failure as a value. */
export interface SafeStorage {
  read(key: string): Stored
  /** Never over what could not be read when it was last looked for. */
  write(key: string, text: string): StorageHealth
  remove(key: string): StorageHealth
}

/** What we need of the browser's storage. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Makes a storage safe. `open` is asked anew each time, since even touching the browser's storage can
 * fail where it is forbidden, and some have none.
 */
export function safeStorage(open: () => TextStore | undefined): SafeStorage {
  /** Where something may lie that could not be read, and why. */
  const unread = new Map<string, StorageHealth>()

  const change = (key: string, how: (store: TextStore) => void): StorageHealth => {
    const why = unread.get(key)
    if (why) return why
    try {
      const store = open()
      if (!store) return 'forbidden'
      how(store)
      return 'ok'
    } catch (error) {
      return isFull(error) ? 'full' : 'forbidden'
    }
  }

  return {
    read(key) {
      const found = look(open, key)
      if (found.health === 'ok') unread.delete(key)
      else unread.set(key, found.health)
      return found
    },
    write: (key, text) => change(key, (store) => store.setItem(key, text)),
    remove: (key) => change(key, (store) => store.removeItem(key)),
  }
}

/** Makes a storage that lasts as long as the page. */
export function pageStorage(): SafeStorage {
  const texts = new Map<string, string>()
  const store: TextStore = {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  }
  return safeStorage(() => store)
}

/** The text under a key: forbidden where the storage may not be touched, unreadable where it is there and fails. */
function look(open: () => TextStore | undefined, key: string): Stored {
  let health: StorageHealth = 'forbidden'
  try {
    const store = open()
    if (!store) return { text: null, health }
    health = 'unreadable'
    return { text: store.getItem(key), health: 'ok' }
  } catch {
    return { text: null, health }
  }
}

const isFull = (error: unknown): boolean =>
  error instanceof Error && /quota/i.test(`${error.name} ${error.message}`)

/** This browser's storage. */
export const browserStorage = safeStorage(() => globalThis.localStorage)

/** The storage of this window alone: what lies in it is there again when the page is loaded anew. */
export const tabStorage = safeStorage(() => globalThis.sessionStorage)

/**
 * The names under which a tale keeps what is its own in this browser: all begin with the tale's, for good. Games and damaged
 * texts lie there no more: they move to where games are kept (`kept/move-over`).
 */
export const keysOf = (tale: string) => ({
  game: `${tale}.game`,
  damaged: `${tale}.damaged`,
  /** When the newest of the damaged games was written of which the player knows. */
  told: `${tale}.damaged.told`,
  cover: `${tale}.cover`,
  leaders: `${tale}.leaders`,
  settings: `${tale}.settings`,
  rescues: `${tale}.rescues`,
  lesson: `${tale}.lesson`,
  tips: `${tale}.tips`,
  /** Of one window: the id of the game on its table, and the changes of it that are not saved. */
  laid: `${tale}.laid`,
  unsaved: `${tale}.unsaved`,
  /** The games of closed windows that were not saved in time. */
  left: `${tale}.left`,
  /** The games that were left with everything saved. */
  clean: `${tale}.clean`,
  /** Of one window: the game that was begun before its rules had come, until they have. */
  begun: `${tale}.begun`,
  /** Of one window: the rescue that was found in a game of one's own. */
  ownRescue: `${tale}.own-rescue`,
})

export type TaleKeys = ReturnType<typeof keysOf>

/** Where the settings lie, which are those of all tales, and where they lay when there was but one. */
export const SETTINGS_KEY = 'shelf.settings'
export const EARLIER_SETTINGS_KEY = 'the-last-fairy-tale.settings'

/** Of one window: the kept game that was deleted last. */
export const DELETED_KEY = 'shelf.deleted'

/** Where the seals lie that were earned, of all tales. */
export const SEALS_KEY = 'shelf.seals'
