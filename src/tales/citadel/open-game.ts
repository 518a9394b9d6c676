import { TALE_STORES } from './game.ts'

/** Loads the rules, and then opens the pending game. */
export const openGame = TALE_STORES.opening(() => import('./runtime.ts'))
