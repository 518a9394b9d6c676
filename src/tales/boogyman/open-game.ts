import { CLOSED } from './game.ts'

/** Fetches the rules, and opens the game that waits for them. */
export const openGame = CLOSED.opening(() => import('./runtime.ts'))
