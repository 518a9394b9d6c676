import { TALE_STORES } from './game.ts'

/** Fetches the rules, and opens the game that waits for them. */
export const openGame = TALE_STORES.opening(() => import('./runtime.ts'))
