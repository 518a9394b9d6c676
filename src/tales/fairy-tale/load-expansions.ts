import { type Config, needsExpansions } from '../../engine/fairy-tale/index.ts'
import { tabStorage } from '../../store/storage.ts'
import type { ExpansionValues } from './bots/expansion-bots.ts'
import { KEYS } from './game.ts'

let fetching: Promise<void> | null = null
let values: ExpansionValues | null = null

/** Returns the apprentice's values for expansions. Throws before {@link loadExpansions} has finished. */
export function loadedValues(): ExpansionValues {
  if (!values) throw new Error('The values of expansions have not loaded yet.')
  return values
}

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
    values = await registerExpansions()
  } catch (error) {
    fetching = null
    throw error
  }
}

/** Returns what must load before a game with this config is read or played; null if nothing is missing. */
export const loadExpansionsFor = (config: Config): Promise<void> | null =>
  needsExpansions(config) && !values ? loadExpansions() : null

/** Returns what must load before the rescue of one's own in this tab is read, which may have expansions; null if none lies there. */
export const loadExpansionsForOwnRescue = (): Promise<void> | null =>
  tabStorage.read(KEYS.ownRescue).text === null ? null : loadExpansions()
