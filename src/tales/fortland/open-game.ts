import { TALE_STORES } from './game.ts'

/** Loads the rules and attaches them to the stores. */
export const openGame = TALE_STORES.opening(() => import('./runtime.ts'))
