import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import type { Game, GameTypes } from '../../src/engine/kernel/index.ts'
import { createUnloadedGame } from '../../src/session/game-store.ts'
import type { AutosaveOptions } from '../../src/session/local/autosave.ts'
import { openLocalGame } from '../../src/session/local/local-transport.ts'
import { aboutAny } from '../../src/session/testing.ts'
import { browserGames } from '../../src/store/saved-games/indexed-db.ts'
import type { SavedGames } from '../../src/store/saved-games/saved-games.ts'
import type { TaleKeys } from '../../src/store/storage.ts'
import { browserTabRegistry } from '../../src/store/tab-registry.ts'
import { type FakeStorage, fakeStorage, NO_LEADERS } from '../../src/store/testing.ts'
import { fakeLocks } from './fake-locks.ts'

let count = 0

/** A storage of a window as a browser copies it when its tab is duplicated. */
export const copyOf = (tab: FakeStorage): FakeStorage => fakeStorage(Object.fromEntries(tab.texts))

/** Tabs of one browser for tests, with its database, channel and lock manager; no games are saved yet. */
export function realBrowser<K extends GameTypes>(game: Game<K>, keys: TaleKeys) {
  const name = `tales ${count++}`
  globalThis.indexedDB = new IDBFactory()
  const locks = fakeLocks()
  const local = fakeStorage()

  /** Opens a tab, which takes its seat at the table at once. `others`: further options. */
  async function open(tab = fakeStorage(), others: Partial<AutosaveOptions<K>> = {}) {
    const owner = `window ${count++}`
    const own = mortal(browserGames(name))
    const store = createUnloadedGame<K>()
    await openLocalGame<K>({
      ...{ game, store, games: own.games, windows: browserTabRegistry(locks.of(owner)), keys },
      ...{ storage: local.storage, tab: tab.storage, leaders: NO_LEADERS, about: aboutAny(game) },
      answer: () => null,
      ...others,
    })
    await store.getState().hold()
    const close = () => {
      own.die()
      locks.close(owner)
    }
    return { store, tab, games: own.games, close, asked: () => locks.asked(owner) }
  }

  return { open, local, locks, name, games: browserGames(name) }
}

/** Saved games that never answer once their tab is closed. */
function mortal(games: SavedGames): { games: SavedGames; die: () => void } {
  let isAlive = true
  const never = new Promise<never>(() => {})
  const proxy = new Proxy(games, {
    get(target, name) {
      const found: unknown = Reflect.get(target, name)
      if (typeof found !== 'function') return found
      if (name === 'follow')
        return (listener: Parameters<SavedGames['follow']>[0]) =>
          target.follow((id, change) => isAlive && listener(id, change))
      return (...given: unknown[]) => (isAlive ? found.apply(target, given) : never)
    },
  })
  const die = () => {
    isAlive = false
  }
  return { games: proxy, die }
}
