import { create, type StoreApi } from 'zustand'
import type { Game, Kind } from '../engine/kernel/index.ts'
import type { PlaybackStore } from './playback.ts'

/**
 * Whether a game is over and its last event has been shown. What stands round every page asks this; the playback
 * itself, which knows it, comes with the table.
 */
export const createTold = () => create<boolean>(() => false)

/** From now on it is told what the playback knows. */
export function tellEnding<K extends Kind>(
  told: Pick<StoreApi<boolean>, 'setState'>,
  playback: Pick<StoreApi<PlaybackStore<K>>, 'getState' | 'subscribe'>,
  { outcome }: Pick<Game<K>, 'outcome'>,
): void {
  const tell = ({ playing, shown }: PlaybackStore<K>) =>
    told.setState(!playing && shown !== null && outcome(shown) !== null, true)
  tell(playback.getState())
  playback.subscribe(tell)
}
