import type { SavedWithGame } from './saved-games/saved-games.ts'
import { type SafeStorage, type StorageHealth, safeStorage, type TextStore } from './storage.ts'
import { freshHand, type TabRegistry } from './tab-registry.ts'

/** A fake browser storage. Tests can read its texts and make it full, forbidden or unreadable. */
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

/** Fake tabs of one browser. Each has an id and can be closed. */
export function fakeWindows() {
  const living = new Map<string, (() => void)[]>()
  let vigils = 0
  return {
    /** Number of calls that waited for a tab to end. */
    vigils: () => vigils,
    open(): TabRegistry & { close(): void } {
      const hand = freshHand()
      living.set(hand, [])
      const claims = new Set<string>()
      function end(of: string): void {
        const waiting = living.get(of) ?? []
        living.delete(of)
        for (const then of waiting) then()
      }
      return {
        hand,
        ready: Promise.resolve(),
        gone: async () => (other) => !living.has(other),
        whenGone(other, then) {
          vigils += 1
          const waiting = living.get(other)
          if (waiting) waiting.push(then)
          else then()
          return () => living.set(other, living.get(other)?.filter((one) => one !== then) ?? [])
        },
        async claim(id) {
          if (claims.has(id)) return null
          if (living.has(id)) return id
          claims.add(id)
          living.set(id, [])
          return null
        },
        disclaim: (id) => void (claims.delete(id) && end(id)),
        close() {
          for (const one of [hand, ...claims]) end(one)
        },
      }
    },
  }
}

/** Empty controllers. */
export const NO_LEADERS: SavedWithGame = { now: () => null, take: () => {}, follow: () => {} }
