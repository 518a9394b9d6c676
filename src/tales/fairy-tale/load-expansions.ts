import { useSyncExternalStore } from 'react'
import { type Config, needsExpansions, type State } from '../../engine/fairy-tale/index.ts'
import { tabStorage } from '../../store/storage.ts'
import type { LoadedExpansions } from './expansions/loaded.ts'
import { STORAGE_KEYS } from './game.ts'

// The one place of this page that knows whether the expansions have loaded.

let loading: Promise<void> | null = null
let loaded: LoadedExpansions | null = null
const listeners = new Set<() => void>()

/** Returns the loaded expansions; null before {@link loadExpansions} has finished. */
export const loadedExpansions = (): LoadedExpansions | null => loaded

/** Returns the same. Throws before {@link loadExpansions} has finished: a game that has an expansion is shown only afterwards. */
export function neededExpansions(): LoadedExpansions {
  if (!loaded) throw new Error('The expansions have not loaded yet.')
  return loaded
}

/** Returns {@link loadedExpansions}. The component renders again when they have loaded. */
export const useExpansions = (): LoadedExpansions | null => useSyncExternalStore(follow, loadedExpansions)

/** Returns the expansions if a game has any, else null. */
export function useExpansionsIn({ extras }: Pick<State, 'extras'>): LoadedExpansions | null {
  useExpansions()
  return extras ? neededExpansions() : null
}

function follow(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Loads rules, art and words of the expansions, once. Must finish before a game with one is read, started or shown. After a
 * failure the next call tries again.
 */
export function loadExpansions(): Promise<void> {
  loading ??= loadOnce()
  return loading
}

async function loadOnce(): Promise<void> {
  try {
    const { openExpansions } = await import('./expansions/index.ts')
    loaded = await openExpansions()
    for (const listener of listeners) listener()
  } catch (error) {
    loading = null
    throw error
  }
}

/** Returns what must load before a game with this config is read or played; null if nothing is missing. */
export const loadExpansionsFor = (config: Config): Promise<void> | null =>
  needsExpansions(config) && !loaded ? loadExpansions() : null

/** Returns what must load before the rescue saved in this tab is read; null if none is saved. */
export const loadExpansionsForOwnRescue = (): Promise<void> | null =>
  tabStorage.read(STORAGE_KEYS.ownRescue).text === null ? null : loadExpansions()
