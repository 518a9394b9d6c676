import { type Game, type Kind, stateOf } from '../engine/kernel/index.ts'
import { freshId } from './browser.ts'
import { openGame } from './game.ts'
import { changeSession, closedGame, type GameHook, type GameStore } from './game-store.ts'
import type { BesideGame } from './keeping.ts'
import type { HeldGame, KeptGames } from './kept/kept-games.ts'
import type { About } from './kept/line.ts'
import { type MemoryGames, memoryGames } from './kept/memory.ts'
import { newestFirst } from './kept/records.ts'
import type { TaleKeys } from './storage.ts'
import { type SafeStorage, type StorageHealth, safeStorage, type TextStore } from './storage.ts'
import { browserWindows, freshHand, type Windows } from './this-window.ts'

/** A browser's storage for tests. Its texts can be looked at, and it can be full, forbidden, or not give back what it keeps. */
export interface FakeStorage {
  storage: SafeStorage
  texts: Map<string, string>
  trouble: Exclude<StorageHealth, 'ok'> | null
}

export function fakeStorage(texts: Record<string, string> = {}): FakeStorage {
  const kept = new Map(Object.entries(texts))
  const store: TextStore = {
    getItem(key) {
      if (fake.trouble === 'unreadable') throw new DOMException('The file is broken.', 'UnknownError')
      return kept.get(key) ?? null
    },
    setItem(key, text) {
      if (fake.trouble === 'full') throw new DOMException('No room.', 'QuotaExceededError')
      kept.set(key, text)
    },
    removeItem: (key) => void kept.delete(key),
  }
  const open = () => {
    if (fake.trouble === 'forbidden') throw new DOMException('Not here.', 'SecurityError')
    return store
  }
  const fake: FakeStorage = { storage: safeStorage(open), texts: kept, trouble: null }
  return fake
}

/** Windows of one browser for tests: each has a hand, and can be closed. */
export function fakeWindows() {
  const living = new Map<string, (() => void)[]>()
  let vigils = 0
  return {
    /** How often anybody began to wait for the end of a window. */
    vigils: () => vigils,
    open(): Windows & { close(): void } {
      const hand = freshHand()
      living.set(hand, [])
      const claims = new Set<string>()
      function end(of: string): void {
        const waiting = living.get(of) ?? []
        living.delete(of)
        for (const then of waiting) then()
      }
      return {
        hand,
        ready: Promise.resolve(),
        gone: async () => (other) => !living.has(other),
        whenGone(other, then) {
          vigils += 1
          const waiting = living.get(other)
          if (waiting) waiting.push(then)
          else then()
          return () => living.set(other, living.get(other)?.filter((one) => one !== then) ?? [])
        },
        async claim(id) {
          if (claims.has(id)) return null
          if (living.has(id)) return id
          claims.add(id)
          living.set(id, [])
          return null
        },
        disclaim: (id) => void (claims.delete(id) && end(id)),
        close() {
          for (const one of [hand, ...claims]) end(one)
        },
      }
    },
  }
}

/** From now on another tab plays the game; `tooLate`: what was done here last came too late. */
export const watch = <K extends Kind>(store: GameHook<K>, tooLate = false): void =>
  changeSession(store, { type: 'role', role: { watching: true, tooLate, moveMayBeMissing: false } })

/** Nobody leads anything. */
export const NO_LEADERS: BesideGame = { now: () => null, take: () => {}, follow: () => {} }

/** What a list is told of a game of which nothing is asked. */
export const aboutAny =
  <K extends Kind>(game: Game<K>): About<K> =>
  (session) => ({
    seats: game.seats(session.config),
    turn: 0,
    actions: session.moves.length,
    outcome: game.outcome(stateOf(session)),
    position: '',
    facts: null,
  })

/**
 * A browser for tests: its windows have the same kept games and the same storage, which can be in trouble. `isPlain`: it has
 * neither Web Locks nor a channel between them.
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
   * Opens a window: what the page of the tale finds at its start. `tab`: of a window that is loaded again; `meanwhile`: what
   * is done while the game, which is seen by then, comes into the hand of this window.
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
    /** From now on its storage is in trouble, or well again; `texts` lie where they lay before and are not. */
    become(trouble: MemoryGames['trouble']): void {
      browser.trouble = trouble
      storage.trouble = trouble
      for (const games of all) games.trouble = trouble
    },
    /** The games that are kept, the newest first, each as it is written. */
    kept: () => newestFirst([...held.values()].map(({ line }) => line)).map(({ id }) => held.get(id)),
  }
  return browser
}
