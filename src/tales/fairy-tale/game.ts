import type { Event, FairyTale, State } from '../../engine/fairy-tale/index.ts'
import type {
  Frame as FrameOf,
  Move as MoveOf,
  Session as SessionOf,
  Unreadable,
} from '../../engine/kernel/index.ts'
import { createTold } from '../../playback/ending.ts'
import { closedGame, type GameStore as GameStoreOf, selectState } from '../../store/game-store.ts'
import { lookForGame } from '../../store/kept/looking.ts'
import { browserStorage, keysOf, tabStorage } from '../../store/storage.ts'

/** A game of The Last Fairy Tale in play. */
export type Session = SessionOf<FairyTale>
export type Move = MoveOf<FairyTale>
export type Frame = FrameOf<State, Event>

export type GameStore = GameStoreOf<FairyTale>

/** Why a stored game could not be read. */
export type DamageReason = Unreadable<FairyTale['Refusal']>

/** Where this tale keeps what is its own. */
export const KEYS = keysOf('the-last-fairy-tale')

/** The game; `table.ts` opens it when the rules have come. */
export const useGame = closedGame<FairyTale>()

/** Resolves when it is known whether a game of this tale waits for its rules. */
export const looked = lookForGame({
  store: useGame,
  tale: 'fairy-tale',
  storage: browserStorage,
  tab: tabStorage,
  keys: KEYS,
  fetchGames: async () => (await import('../../store/kept/this-browser.ts')).keptGames,
})

/** Whether the game is over and its last event has been shown. */
export const useTold = createTold()

export const useGameState = (): State | null => useGame(selectState)
