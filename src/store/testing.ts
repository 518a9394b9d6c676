import type { BesideGame } from './kept/kept-games.ts'
import { type SafeStorage, type StorageHealth, safeStorage, type TextStore } from './storage.ts'
import { freshHand, type Windows } from './this-window.ts'

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

/** Windows of one browser for tests: each has a hand, and can be closed. */
export function fakeWindows() {
  const living = new Map<string, (() => void)[]>()
  let vigils = 0
  return {
    /** How often anybody began to wait for the end of a window. */
    vigils: () => vigils,
    open(): Windows & { close(): void } {
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

/** Nobody leads anything. */
export const NO_LEADERS: BesideGame = { now: () => null, take: () => {}, follow: () => {} }
