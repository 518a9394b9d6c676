import { type Config, needsExpansions } from '../../engine/fairy-tale/index.ts'

let fetching: Promise<void> | null = null
let isThere = false

/**
 * Loads rules, art and words of the expansions, once. Must finish before a game with one is read, started or shown. After a
 * failure the next call tries again.
 */
export function loadExpansions(): Promise<void> {
  fetching ??= fetchOnce()
  return fetching
}

async function fetchOnce(): Promise<void> {
  try {
    const { registerExpansions } = await import('./expansions/index.ts')
    await registerExpansions()
    isThere = true
  } catch (error) {
    fetching = null
    throw error
  }
}

/** Returns what must load before a game with this config is read or played; null if nothing is missing. */
export const loadExpansionsFor = (config: Config): Promise<void> | null =>
  needsExpansions(config) && !isThere ? loadExpansions() : null
