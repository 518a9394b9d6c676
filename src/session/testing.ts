import { type Game, type GameTypes, stateOf } from '../engine/kernel/index.ts'
import { randomId } from '../store/browser.ts'
import { type MemoryGames, memoryGames } from '../store/saved-games/in-memory.ts'
import type { SummarizeGame } from '../store/saved-games/line.ts'
import { newestFirst } from '../store/saved-games/records.ts'
import type { LeasedGame, SavedGames, SavedWithGame } from '../store/saved-games/saved-games.ts'
import type { TaleKeys } from '../store/storage.ts'
import { browserTabRegistry } from '../store/tab-registry.ts'
import { fakeStorage, fakeWindows, NO_LEADERS } from '../store/testing.ts'
import { changeSession, createUnloadedGame, type GameHook, type GameStore } from './game-store.ts'
import { openLocalGame } from './local/local-transport.ts'
import { PLAYER } from './state.ts'

/** Makes another tab play the game from now on. `tooLate`: the last action of this tab was dropped. */
export const watch = <K extends GameTypes>(store: GameHook<K>, tooLate = false): void =>
  changeSession(store, { type: 'role', role: { watching: true, tooLate, moveMayBeMissing: false } })

/** Makes this device one of several at a table, with these seats. People at other devices are to act. */
export const awaitOtherDevices = <K extends GameTypes>(store: GameHook<K>, seats: readonly number[]): void =>
  changeSession(store, { type: 'role', role: { ...PLAYER, watching: true, device: { seats } } })

/** A summary for lists, for tests that do not look at it. */
export const aboutAny =
  <K extends GameTypes>(game: Game<K>): SummarizeGame<K> =>
  (session) => ({
    seats: game.seats(session.config),
    turn: 0,
    actions: session.moves.length,
    outcome: game.outcome(stateOf(session)),
    position: '',
    facts: null,
  })

/**
 * Makes a browser for tests. Its tabs share the saved games and the storage, which can fail. `isPlain`: a browser without Web Locks and
 * without a channel between tabs.
 */
export function fakeBrowser<K extends GameTypes>(
  game: Game<K>,
  keys: TaleKeys,
  texts: Record<string, string> = {},
  isPlain = false,
) {
  const held = new Map<string, LeasedGame>()
  const channel = randomId()
  const storage = fakeStorage(texts)
  const windows = fakeWindows()
  const all: MemoryGames[] = []

  /**
   * Opens a tab and resolves when its game is open. `tab`: the storage of a tab that is reloaded; `meanwhile`: runs while the tab
   * takes the game, which is shown by then.
   */
  async function open(
    leaders: SavedWithGame = NO_LEADERS,
    tab = fakeStorage(),
    meanwhile: (game: GameStore<K>) => void = () => {},
  ) {
    const games = memoryGames(held, isPlain ? null : new BroadcastChannel(channel))
    games.trouble = browser.trouble
    all.push(games)
    const own = isPlain ? { ...browserTabRegistry(null), close: () => {} } : windows.open()
    const store = createUnloadedGame<K>()
    const hold: SavedGames['hold'] = async (...asked) => {
      const held = await games.hold(...asked)
      meanwhile(store.getState())
      return held
    }
    const keeping = {
      game,
      store,
      games: { ...games, hold, lasting: true },
      windows: own,
      tab: tab.storage,
      leaders,
      about: aboutAny(game),
      needs: () => null,
    }
    await openLocalGame({ ...keeping, storage: storage.storage, keys, answer: () => null })
    await store.getState().hold()
    return { store, games, tab, close: own.close }
  }

  const browser = {
    open,
    texts: storage.texts,
    held,
    trouble: null as MemoryGames['trouble'],
    /** Makes the storage fail from now on, or work again (null). `texts` stay as they are. */
    become(trouble: MemoryGames['trouble']): void {
      browser.trouble = trouble
      storage.trouble = trouble
      for (const games of all) games.trouble = trouble
    },
    /** The saved games, the newest first, each as it is stored. */
    kept: () => newestFirst([...held.values()].map(({ line }) => line)).map(({ id }) => held.get(id)),
  }
  return browser
}
