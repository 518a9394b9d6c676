import type { Clock } from './clock.ts'

/** A clock that goes on only when it is told to. */
export interface HandClock extends Clock {
  /** Lets some milliseconds go by, calling back whoever waits, in order. */
  pass(ms: number): void
  /** How many wait to be called back. */
  waiting(): number
}

export function handClock(): HandClock {
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
