import type { Kind } from '../engine/kernel/index.ts'
import { changeSession, closedGame, type GameHook, withoutRules } from '../session/game-store.ts'
import { findSavedGame } from '../session/local/find-saved-game.ts'
import { browserStorage, keysOf, tabStorage } from '../store/storage.ts'
import { createTold } from './ending.ts'

/** The names of a tale. Neither ever changes, since saved games and choices would be lost. */
interface TaleNames {
  /** The id of its rules (`Game.id`), by which saved games name it. */
  readonly game: string
  /** How the keys begin under which the browser stores all else of the tale. */
  readonly storage: string
}

/** What is known of a tale's game before its rules have come. */
export function closedTale<K extends Kind>({ game, storage }: TaleNames) {
  const storageKeys = keysOf(storage)
  /** The game; {@link createTables} opens it when the rules have come. */
  const useGame = closedGame<K>()
  return {
    /** The keys under which the browser stores what is the tale's own. */
    storageKeys,
    useGame,
    /** Resolves when it is known whether a game of this tale waits for its rules. */
    looked: findSavedGame({
      store: useGame,
      tale: game,
      storage: browserStorage,
      tab: tabStorage,
      keys: storageKeys,
      fetchGames: async () => (await import('../store/kept/this-browser.ts')).keptGames,
    }),
    /**
     * Makes what fetches the rules, which open the game that waits for them. It never fails: where they do not come, the game
     * says so (`failed`), and can be opened again.
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
