import type { Kind } from '../engine/kernel/index.ts'
import { closedGame } from '../store/game-store.ts'
import { lookForGame } from '../store/kept/looking.ts'
import { browserStorage, keysOf, tabStorage } from '../store/storage.ts'
import { createTold } from './ending.ts'

/**
 * What is known of a tale's game before its rules have come. `tale`: its `Game.id`, by which its kept games name it; `place`:
 * the name under which the browser keeps all else that is its own.
 */
export function closedTale<K extends Kind>(tale: string, place: string) {
  const KEYS = keysOf(place)
  /** The game; {@link tableOf} opens it when the rules have come. */
  const useGame = closedGame<K>()
  return {
    KEYS,
    useGame,
    /** Resolves when it is known whether a game of this tale waits for its rules. */
    looked: lookForGame({
      store: useGame,
      tale,
      storage: browserStorage,
      tab: tabStorage,
      keys: KEYS,
      fetchGames: async () => (await import('../store/kept/this-browser.ts')).keptGames,
    }),
    /** Whether the game is over and its last event has been shown. */
    useTold: createTold(),
  }
}

export type ClosedTale<K extends Kind> = ReturnType<typeof closedTale<K>>
