import { type Game, type Kind, stateOf } from '../engine/kernel/index.ts'
import { freshId } from '../store/browser.ts'
import type { BesideGame, HeldGame, KeptGames } from '../store/kept/kept-games.ts'
import type { SummarizeGame } from '../store/kept/line.ts'
import { type MemoryGames, memoryGames } from '../store/kept/memory.ts'
import { newestFirst } from '../store/kept/records.ts'
import type { TaleKeys } from '../store/storage.ts'
import { fakeStorage, fakeWindows, NO_LEADERS } from '../store/testing.ts'
import { browserWindows } from '../store/this-window.ts'
import { changeSession, closedGame, type GameHook, type GameStore } from './game-store.ts'
import { openGame } from './local/local-transport.ts'

/** Makes another tab play the game from now on. `tooLate`: the last action of this tab was dropped. */
export const watch = <K extends Kind>(store: GameHook<K>, tooLate = false): void =>
  changeSession(store, { type: 'role', role: { watching: true, tooLate, moveMayBeMissing: false } })

/** A summary for lists, for tests that do not look at it. */
export const aboutAny =
  <K extends Kind>(game: Game<K>): SummarizeGame<K> =>
  (session) => ({
    seats: game.seats(session.config),
    turn: 0,
    actions: session.moves.length,
    outcome: game.outcome(stateOf(session)),
    position: '',
    facts: null,
  })

/**
 * Makes a browser for tests. Its tabs share the saved games and the storage, which can fail. `isPlain`: a browser without Web Locks
 * and without a channel between tabs.
 */
export function fakeBrowser<K extends Kind>(
  game: Game<K>,
  keys: TaleKeys,
  texts: Record<string, string> = {},
  isPlain = false,
) {
  const held = new Map<string, HeldGame>()
  const channel = freshId()
  const storage = fakeStorage(texts)
  const windows = fakeWindows()
  const all: MemoryGames[] = []

  /**
   * Opens a tab and resolves when its game is open. `tab`: the storage of a tab that is reloaded; `meanwhile`: runs while the tab
   * takes the game, which is shown by then.
   */
  async function open(
    leaders: BesideGame = NO_LEADERS,
    tab = fakeStorage(),
    meanwhile: (game: GameStore<K>) => void = () => {},
  ) {
    const games = memoryGames(held, isPlain ? null : new BroadcastChannel(channel))
    games.trouble = browser.trouble
    all.push(games)
    const own = isPlain ? { ...browserWindows(null), close: () => {} } : windows.open()
    const store = closedGame<K>()
    const hold: KeptGames['hold'] = async (...asked) => {
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
    await openGame({ ...keeping, storage: storage.storage, keys, answer: () => null })
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
