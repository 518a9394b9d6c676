import type { GameTypes } from '../engine/kernel/index.ts'
import { changeSession, createUnloadedGame, type GameHook, withoutRules } from '../session/game-store.ts'
import { findSavedGame } from '../session/local/find-saved-game.ts'
import type { RemoteGame } from '../session/remote/remote-table.ts'
import { browserStorage, keysOf, tabStorage } from '../store/storage.ts'
import { createGameOverShown } from './game-over.ts'

/** The names of a tale. A change of either would lose saved games and choices. */
interface TaleNames {
  /** The id of its rules (`Game.id`), stored with saved games. */
  readonly game: string
  /** The prefix of the tale's storage keys. */
  readonly storage: string
}

/** Makes the stores of a tale that exist before its rules have loaded. */
export function createTaleStores<K extends GameTypes>({ game, storage }: TaleNames) {
  const storageKeys = keysOf(storage)
  /** The session of the game; {@link createTables} attaches the rules when they have loaded. */
  const useGame = createUnloadedGame<K>()
  /** Set by `opening`. */
  let fetchRuntime: FetchRuntime | null = null
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
      fetchGames: async () => (await import('../store/saved-games/this-browser.ts')).savedGames,
    }),
    /**
     * Makes the function that loads the rules and opens the waiting game. Never rejects: if loading fails, the game becomes
     * `failed` and can be opened again.
     */
    opening(fetch: FetchRuntime) {
      fetchRuntime = fetch
      return () => openWith(useGame, fetch)
    },
    /** Loads the rules, and plays the game of a table of several devices. Rejects if they do not load. */
    async connectTo(...given: Parameters<ConnectTo>): ReturnType<ConnectTo> {
      if (!fetchRuntime) throw new Error(`The rules of ${game} cannot be loaded.`)
      return (await fetchRuntime()).tables.connectTo(...given)
    },
    /** True if the game is over and its last event has been shown. */
    useGameOverShown: createGameOverShown(),
  }
}

/**
 * Plays the game of a table of several devices. Resolves to a function that goes back to the game of this tab. `onEnd`: called if the player
 * has begun or opened another game instead.
 */
export type ConnectTo = (remote: RemoteGame, onEnd: () => void) => Promise<() => Promise<void>>

/** Loads the module that makes the tables of a tale. */
type FetchRuntime = () => Promise<{ opened: Promise<unknown>; tables: { connectTo: ConnectTo } }>

async function openWith<K extends GameTypes>(store: GameHook<K>, fetchTable: FetchRuntime): Promise<void> {
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

export type TaleStores<K extends GameTypes> = ReturnType<typeof createTaleStores<K>>
