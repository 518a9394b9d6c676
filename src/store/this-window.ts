import { freshId, tabLocks, within } from './browser.ts'
import { noteFault } from './faults.ts'

/** The windows of this browser, by the hands with which they hold games. */
export interface Windows {
  /** This window's. */
  readonly hand: string
  /** Resolves when the others can see that this window lives: before that it holds nothing. */
  readonly ready: Promise<unknown>
  /** Whether a hand's window is gone, as it is now; where nobody can say, whoever asks last may take the game. */
  gone(): Promise<(hand: string) => boolean>
  /** Calls once the window of a hand is gone; never where nobody can say. Answers how to stop waiting. */
  whenGone(hand: string, then: () => void): () => void
  /**
   * Claims a game while the storage is too full to record its hand. Returns null if this window has the claim now, or if the
   * browser has no lock manager. Otherwise returns a stand-in hand for the window that has it, which works with `gone` and
   * `whenGone`.
   */
  claim(id: string): Promise<string | null>
  /** Releases this window's claim to a game, if there is one. */
  disclaim(id: string): void
}

/** Begins the hand of a window that notes how it ends; earlier versions of the program gave other hands. */
const NOTING = 'tab-'

export const freshHand = (): string => `${NOTING}${freshId()}`

/** Returns true if the window of a hand has noted its end, unless it ended without warning. */
export const notesItsEnd = (hand: string | null): boolean => hand?.startsWith(NOTING) ?? false

const lockOf = (hand: string): string => `tales: the window ${hand}`

/** Stand-in hand of the window that has claimed a game. */
const claimOf = (id: string): string => `with the game ${id}`

/** How long the browser's lock manager may take to answer, in milliseconds; then it is as if there were none. */
const LOCKS_TIMEOUT_MS = 2_000

/** This browser's windows, each of which lives for as long as it holds a lock of its own. */
export function browserWindows(locks: LockManager | null = tabLocks()): Windows {
  const hand = freshHand()
  /** Releases the lock of each claim, by game id. */
  const claims = new Map<string, () => void>()
  const ready = answered(
    () =>
      new Promise<void>((resolve, reject) => {
        if (!locks) return resolve()
        const held = locks.request(lockOf(hand), () => {
          resolve()
          return new Promise(() => {}) // for as long as the window lives
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

let windows: Windows | null = null

/** The windows as this one sees them, in whose hand are all games that it plays. Others see it from the first call on. */
export function thisWindow(): Windows {
  windows ??= browserWindows()
  return windows
}

/** What the lock manager answers; undefined where it fails, or says nothing for too long. */
async function answered<Answer>(ask: () => Promise<Answer> | undefined): Promise<Answer | undefined> {
  try {
    return await within(LOCKS_TIMEOUT_MS, Promise.resolve(ask()))
  } catch (error) {
    noteFault('the lock manager', error)
    return undefined
  }
}
