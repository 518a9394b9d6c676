/** The clock of all playback. Times are in milliseconds. */
export interface Clock {
  now(): number
  /** Calls back once, after a delay. Returns a function that cancels. */
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
