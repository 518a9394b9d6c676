import { CLOSED } from './game.ts'

/** Loads the rules and attaches them to the stores. */
export const openGame = CLOSED.opening(() => import('./runtime.ts'))
