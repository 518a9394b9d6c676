import { randomId, tabLocks, within } from './browser.ts'
import { noteFault } from './faults.ts'

/** The tabs of this browser, by their ids, which leases record. */
export interface TabRegistry {
  /** The id of this tab. */
  readonly hand: string
  /** Resolves when other tabs can see that this tab is alive. Before that it must not take a lease. */
  readonly ready: Promise<unknown>
  /** Resolves to a test whether a tab is gone. Without a lock manager all count as gone, so that the last tab that asks gets the game. */
  gone(): Promise<(hand: string) => boolean>
  /** Calls once a tab is gone; never without a lock manager. Returns a function that stops waiting. */
  whenGone(hand: string, then: () => void): () => void
  /**
   * Claims a game while the storage is too full to record the lease. Returns null if this tab has the claim now, or if the browser has no
   * lock manager. Otherwise returns a stand-in id for the tab that has it, which works with `gone` and `whenGone`.
   */
  claim(id: string): Promise<string | null>
  /** Releases this tab's claim to a game, if there is one. */
  disclaim(id: string): void
}

/** Prefix of the id of a tab that records its end. Ids of earlier versions have no such prefix. */
const NOTING = 'tab-'

export const freshHand = (): string => `${NOTING}${randomId()}`

/** True if the tab with this id records its end, except after a crash. */
export const notesItsEnd = (hand: string | null): boolean => hand?.startsWith(NOTING) ?? false

const lockOf = (hand: string): string => `tales: the window ${hand}`

/** Returns the stand-in id of the tab that has claimed a game. */
const claimOf = (id: string): string => `with the game ${id}`

/** Longest wait for the browser's lock manager, in milliseconds. After that it counts as missing. */
const LOCKS_TIMEOUT_MS = 2_000

/** Makes the registry of this browser's tabs. Each tab holds a lock until it is closed. */
export function browserTabRegistry(locks: LockManager | null = tabLocks()): TabRegistry {
  const hand = freshHand()
  /** The functions that release the claims, by game id. */
  const claims = new Map<string, () => void>()
  const ready = answered(
    () =>
      new Promise<void>((resolve, reject) => {
        if (!locks) return resolve()
        const held = locks.request(lockOf(hand), () => {
          resolve()
          return new Promise(() => {}) // holds the lock while the tab lives
        })
        held.catch(reject)
      }),
  )
  return {
    hand,
    ready,
    async gone() {
      const { held } = (await answered(() => locks?.query())) ?? {}
      if (!held) return () => true
      const living = new Set(held.map(({ name }) => name))
      return (other) => !living.has(lockOf(other))
    },
    whenGone(other, then) {
      const stop = new AbortController()
      const waited = async () => locks?.request(lockOf(other), { mode: 'shared', signal: stop.signal }, then)
      waited().catch((error: unknown) => stop.signal.aborted || noteFault('waiting for a window', error))
      return () => stop.abort()
    },
    async claim(id) {
      if (!locks || claims.has(id)) return null
      const asked = () =>
        new Promise<boolean>((resolve, reject) => {
          const keep = (lock: Lock | null) => {
            resolve(lock !== null)
            return lock && new Promise<void>((release) => claims.set(id, release))
          }
          locks.request(lockOf(claimOf(id)), { ifAvailable: true }, keep).catch(reject)
        })
      return (await answered(asked)) === false ? claimOf(id) : null
    },
    disclaim(id) {
      claims.get(id)?.()
      claims.delete(id)
    },
  }
}

let windows: TabRegistry | null = null

/** Returns the registry of tabs as seen from this one. Other tabs see this one from the first call on. */
export function thisWindow(): TabRegistry {
  windows ??= browserTabRegistry()
  return windows
}

/** Returns the lock manager's answer; undefined if it fails or times out. */
async function answered<Answer>(ask: () => Promise<Answer> | undefined): Promise<Answer | undefined> {
  try {
    return await within(LOCKS_TIMEOUT_MS, Promise.resolve(ask()))
  } catch (error) {
    noteFault('the lock manager', error)
    return undefined
  }
}
