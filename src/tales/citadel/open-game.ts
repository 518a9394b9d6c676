import { CLOSED } from './game.ts'

/** Loads the rules, and then opens the pending game. */
export const openGame = CLOSED.opening(() => import('./runtime.ts'))
