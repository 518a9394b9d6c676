/**
 * State of the browser's storage. 'full': no room left; 'forbidden': it stores nothing; 'unreadable': reading fails, although data may
 * exist. 'fault': this program failed before it reached the storage.
 */
export type StorageHealth = 'ok' | 'full' | 'forbidden' | 'unreadable' | 'fault'

/** The text under a key, or null, and whether it could be read. */
export interface Stored {
  text: string | null
  health: StorageHealth
}

/** The browser's storage, with every failure as a value. */
export interface SafeStorage {
  read(key: string): Stored
  /** Writes a text. Refuses if the last attempt to read the key failed. */
  write(key: string, text: string): StorageHealth
  remove(key: string): StorageHealth
}

/** The part of the browser's storage that is used here. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Makes a storage that never throws. `open` is called for each access: touching a forbidden storage throws, and some browsers have none.
 */
export function safeStorage(open: () => TextStore | undefined): SafeStorage {
  /** The keys with an unreadable text, and the reason. */
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

/** Makes a storage in the memory of the page. */
export function pageStorage(): SafeStorage {
  const texts = new Map<string, string>()
  const store: TextStore = {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  }
  return safeStorage(() => store)
}

/** Returns the text under a key. 'forbidden' if the storage may not be touched, 'unreadable' if reading from it fails. */
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

export const browserStorage = safeStorage(() => globalThis.localStorage)

/** The storage of this tab, which survives a reload. */
export const tabStorage = safeStorage(() => globalThis.sessionStorage)

/**
 * The storage keys of a tale. They must never change. `game` and `damaged` are only migrated: saved games are in the database
 * (`saved-games/migrate-local-storage`).
 */
export const keysOf = (tale: string) => ({
  game: `${tale}.game`,
  damaged: `${tale}.damaged`,
  /** Time of the newest damaged game that was reported to the player. */
  told: `${tale}.damaged.told`,
  cover: `${tale}.cover`,
  leaders: `${tale}.leaders`,
  settings: `${tale}.settings`,
  rescues: `${tale}.rescues`,
  lesson: `${tale}.lesson`,
  tips: `${tale}.tips`,
  /** Of one tab: the id of the open game, and its changes that are not saved. */
  laid: `${tale}.laid`,
  unsaved: `${tale}.unsaved`,
  /** Games of closed tabs that were not saved in time. */
  left: `${tale}.left`,
  /** Games that were closed with everything saved. */
  clean: `${tale}.clean`,
  /** Of one tab: the game that was started before its rules were loaded. */
  begun: `${tale}.begun`,
  /** Of one tab: the rescue that was found in the player's own game. */
  ownRescue: `${tale}.own-rescue`,
})

export type TaleKeys = ReturnType<typeof keysOf>

/** Keys of the settings that all tales share: the current one, and that of the version with one tale. */
export const SETTINGS_KEY = 'shelf.settings'
export const EARLIER_SETTINGS_KEY = 'the-last-fairy-tale.settings'

/** Of one tab: the id of the finished game that was left for the cover. A reload then opens the cover again. */
export const LEFT_KEY = 'shelf.left'

/** Of one tab: the saved game that was deleted last. */
export const DELETED_KEY = 'shelf.deleted'

/** Key of the hints of all tales that were given once. */
export const HINTS_KEY = 'shelf.hints'

/** Key of the earned seals of all tales. */
export const SEALS_KEY = 'shelf.seals'

/** Key of this browser's seats at tables of several devices; in one tab: its current table. */
export const REMOTE_TABLE_KEY = 'shelf.table'
