import type { StoreApi } from 'zustand'
import type { Game, GameTypes } from '../../engine/kernel/index.ts'
import type { GameHook } from '../../session/game-store.ts'
import type { ControllersStore } from '../../store/controllers-store.ts'

/** The parts of a table that shared pages need. */
export interface KitTable<K extends GameTypes> {
  readonly game: GameHook<K>
  readonly leaders: Pick<
    StoreApi<ControllersStore<string, string>>,
    'getState' | 'getInitialState' | 'subscribe'
  >
}

/** The parts of a tale that every shared page needs. The slots of a page have its own parts. */
export interface TaleKit<K extends GameTypes, Words> {
  readonly rules: Game<K>
  /** Returns the number of the turn. */
  turnOf(state: K['State']): number
  /** The table on the page. */
  useTable(): KitTable<K>
  /** All words of the tale, in the language of the page. */
  useWords(): Words
}
