import { freshId, tabLocks } from './browser.ts'

/** The windows of this browser, by the hands with which they hold games. */
export interface Windows {
  /** This window's. */
  readonly hand: string
  /** Resolves when the others can see that this window lives: before that it holds nothing. */
  readonly ready: Promise<unknown>
  /** Whether a hand's window is gone, as it is now; where nobody can say, whoever asks last may take the game. */
  gone(): Promise<(hand: string) => boolean>
  /** Calls once the window of a hand is gone; never where nobody can say. */
  whenGone(hand: string, then: () => void): void
}

const lockOf = (hand: string): string => `tales: the window ${hand}`

/** This browser's windows, each of which lives for as long as it holds a lock of its own. */
export function browserWindows(locks: LockManager | null = tabLocks()): Windows {
  const hand = freshId()
  const ready = new Promise<void>((resolve) => {
    if (!locks) return resolve()
    const held = locks.request(lockOf(hand), () => {
      resolve()
      return new Promise(() => {}) // for as long as the window lives
    })
    held.catch(() => resolve())
  })
  return {
    hand,
    ready,
    async gone() {
      const { held } = (await locks?.query()) ?? {}
      if (!held) return () => true
      const living = new Set(held.map(({ name }) => name))
      return (other) => !living.has(lockOf(other))
    },
    whenGone(other, then) {
      locks?.request(lockOf(other), { mode: 'shared' }, then).catch(() => {})
    },
  }
}
