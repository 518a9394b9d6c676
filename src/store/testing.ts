import { type SafeStorage, type StorageHealth, safeStorage, type TextStore } from './storage.ts'

/** A browser's storage for tests. Its texts can be looked at, and it can be full, forbidden, or not give back what it keeps. */
export interface FakeStorage {
  storage: SafeStorage
  texts: Map<string, string>
  trouble: Exclude<StorageHealth, 'ok'> | null
}

export function fakeStorage(texts: Record<string, string> = {}): FakeStorage {
  const kept = new Map(Object.entries(texts))
  const store: TextStore = {
    getItem(key) {
      if (fake.trouble === 'unreadable') throw new DOMException('The file is broken.', 'UnknownError')
      return kept.get(key) ?? null
    },
    setItem(key, text) {
      if (fake.trouble === 'full') throw new DOMException('No room.', 'QuotaExceededError')
      kept.set(key, text)
    },
    removeItem: (key) => void kept.delete(key),
  }
  const open = () => {
    if (fake.trouble === 'forbidden') throw new DOMException('Not here.', 'SecurityError')
    return store
  }
  const fake: FakeStorage = { storage: safeStorage(open), texts: kept, trouble: null }
  return fake
}
