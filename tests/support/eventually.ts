import { vi } from 'vitest'

/** Repeats the check until it no longer throws, and returns its result. Vitest's own limit of one second is too short on a busy machine. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 15_000 })
