import { vi } from 'vitest'

/**
 * Asks again until nothing is thrown any more, and answers what was returned then. A second, as vitest waits by itself, is
 * short on a busy machine; how long something takes says nothing about whether it comes.
 */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 15_000 })
