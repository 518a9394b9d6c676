import type { HeldGame } from '../../src/store/kept/kept-games.ts'
import { memoryGames } from '../../src/store/kept/memory.ts'

const held = new Map<string, HeldGame>()

/** Stands in for `src/store/kept/this-browser.ts` in unit tests. */
export const keptGames = memoryGames(held)

/** Empties the store, so that no test file finds what another one kept. */
export const forgetKeptGames = (): void => held.clear()
