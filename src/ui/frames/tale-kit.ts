import type { StoreApi } from 'zustand'
import type { Game, Kind } from '../../engine/kernel/index.ts'
import type { GameHook } from '../../session/game-store.ts'
import type { LeadersStore } from '../../store/leaders.ts'

/** What shared pages need of the table of a tale. */
export interface KitTable<K extends Kind> {
  readonly game: GameHook<K>
  readonly leaders: Pick<StoreApi<LeadersStore<string, string>>, 'getState' | 'getInitialState' | 'subscribe'>
}

/** What every shared page needs of a tale. Its own parts of a page fill the slots of that page. */
export interface TaleKit<K extends Kind, Words> {
  readonly rules: Game<K>
  /** The table on the page. */
  useTable(): KitTable<K>
  /** All words of the tale, in the language of the page. */
  useWords(): Words
}
