import type { Kind } from '../engine/kernel/index.ts'
import { changeSession, closedGame, type GameHook, withoutRules } from '../session/game-store.ts'
import { findSavedGame } from '../session/local/find-saved-game.ts'
import { browserStorage, keysOf, tabStorage } from '../store/storage.ts'
import { createTold } from './ending.ts'

/** The names of a tale. A change of either would lose saved games and choices. */
interface TaleNames {
  /** The id of its rules (`Game.id`), stored with saved games. */
  readonly game: string
  /** The prefix of the tale's storage keys. */
  readonly storage: string
}

/** Makes the stores of a tale that exist before its rules have loaded. */
export function closedTale<K extends Kind>({ game, storage }: TaleNames) {
  const storageKeys = keysOf(storage)
  /** The game; {@link createTables} opens it when the rules have loaded. */
  const useGame = closedGame<K>()
  return {
    /** The storage keys of the tale. */
    storageKeys,
    useGame,
    /** Resolves when the search for a saved game of this tale has ended. */
    looked: findSavedGame({
      store: useGame,
      tale: game,
      storage: browserStorage,
      tab: tabStorage,
      keys: storageKeys,
      fetchGames: async () => (await import('../store/kept/this-browser.ts')).keptGames,
    }),
    /**
     * Makes the function that loads the rules and opens the waiting game. Never rejects: if loading fails, the game becomes
     * `failed` and can be opened again.
     */
    opening: (fetchTable: () => Promise<{ opened: Promise<unknown> }>) => () => openWith(useGame, fetchTable),
    /** Whether the game is over and its last event has been shown. */
    useTold: createTold(),
  }
}

async function openWith<K extends Kind>(
  store: GameHook<K>,
  fetchTable: () => Promise<{ opened: Promise<unknown> }>,
): Promise<void> {
  try {
    await (await fetchTable()).opened
  } catch (cause) {
    console.error(cause)
    const openAgain = () => {
      const target = store.getState().waiting
      if (target) changeSession(store, { type: 'opening', target })
      return openWith(store, fetchTable)
    }
    store.connect({ ...withoutRules(store), openAgain })
    const target = store.getState().waiting
    if (target) changeSession(store, { type: 'failed', target, why: { code: 'chunk', cause } })
  }
}

export type ClosedTale<K extends Kind> = ReturnType<typeof closedTale<K>>
