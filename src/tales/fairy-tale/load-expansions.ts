import { type Config, needsExpansions } from '../../engine/fairy-tale/index.ts'

let fetching: Promise<void> | null = null
let isThere = false

/** Fetches what the expansions bring, once: whoever reads, begins or shows a game that has one waits for it. Where it fails, the next who asks tries anew. */
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

/** What must come before a game with such a table can be played or read; null: nothing, or it is there. */
export const loadExpansionsFor = (config: Config): Promise<void> | null =>
  needsExpansions(config) && !isThere ? loadExpansions() : null
