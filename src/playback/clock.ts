/** The one clock by which everything is shown. Times are in milliseconds. */
export interface Clock {
  now(): number
  /** Calls back once, after a while; the answer calls it off. */
  after(ms: number, call: () => void): () => void
}

/** The browser's clock. */
export const browserClock: Clock = {
  now: () => performance.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms)
    return () => clearTimeout(timer)
  },
}
