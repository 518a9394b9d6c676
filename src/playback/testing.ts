import type { Clock } from './clock.ts'

/** A manual clock: time passes only in `pass`. */
export interface ManualClock extends Clock {
  /** Advances the time by some milliseconds, and calls pending callbacks in order. */
  pass(ms: number): void
  /** Returns the number of pending callbacks. */
  waiting(): number
}

export function createManualClock(): ManualClock {
  let time = 0
  let calls: { at: number; call: () => void }[] = []
  return {
    now: () => time,
    after(ms, call) {
      const entry = { at: time + ms, call }
      calls.push(entry)
      return () => {
        calls = calls.filter((other) => other !== entry)
      }
    },
    pass(ms) {
      const end = time + ms
      for (;;) {
        const [next] = calls.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)
        if (!next) break
        calls = calls.filter((other) => other !== next)
        time = next.at
        next.call()
      }
      time = end
    },
    waiting: () => calls.length,
  }
}
