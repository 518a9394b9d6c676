import { selectState } from '../../session/game-store.ts'
import { TALE_STORES, useLiveGame } from './game.ts'

/** Loads the rules and opens the game that waits for them. */
export const openGame = TALE_STORES.opening(() => import('./runtime.ts'))

/** True if the open game asks for a side. */
export function isSideAsked(): boolean {
  const kind = selectState(useLiveGame.getState())?.pending?.kind
  return kind === 'spawn-side' || kind === 'movement-side'
}
