import {
  type Config,
  everyBox,
  fairyTale,
  type State,
  standardRules,
  suggestOpening,
} from '../engine/fairy-tale/index.ts'
import { createGame, selectState } from './game.ts'
import { savedGame } from './saved-game.ts'
import { type SafeStorage, type StorageHealth, safeStorage, type TextStore } from './storage.ts'

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

export const twoSeats: Config = {
  seats: [
    { character: 'huntsman', player: 'Ann' },
    { character: 'beast', player: '' },
  ],
  difficulty: 'fairy-tale',
  rules: standardRules(),
  boxes: everyBox(false),
}

/** A store of the game as a page finds it at its start. */
export const openGame = (fake: FakeStorage = fakeStorage()) => createGame(savedGame(fake.storage))

export type GameOfTest = ReturnType<typeof openGame>

/** The state that a game is in. */
export function stateIn(game: GameOfTest): State {
  const state = selectState(game.getState())
  if (!state) throw new Error('No game is being played.')
  return state
}

/** A game with the four first tiles laid, the tale begun and the first monsters there. */
export function gameInAction(seed = 1, fake?: FakeStorage): GameOfTest {
  const game = openGame(fake)
  game.getState().start(twoSeats, seed)
  game.getState().actAll(suggestOpening(stateIn(game)))
  game.getState().act({ type: 'begin' })
  game.getState().act({ type: 'roll' })
  answer(game)
  return game
}

/** Answers a 5 by the first side, if one is asked. */
export function answer(game: GameOfTest): void {
  const choice = fairyTale.list(stateIn(game)).find(({ type }) => type === 'choose-side')
  if (choice) game.getState().act(choice)
}
