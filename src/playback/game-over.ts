import { create, type StoreApi } from 'zustand'
import type { Game, GameTypes } from '../engine/kernel/index.ts'
import type { PlaybackStore } from './playback.ts'

/**
 * Makes a store that is true if the game is over and its last event has been shown. Every page needs it, also before the playback has
 * loaded.
 */
export const createGameOverShown = () => create<boolean>(() => false)

/** Connects the store to the playback. */
export function trackGameOver<K extends GameTypes>(
  told: Pick<StoreApi<boolean>, 'setState'>,
  playback: Pick<StoreApi<PlaybackStore<K>>, 'getState' | 'subscribe'>,
  { outcome }: Pick<Game<K>, 'outcome'>,
): void {
  const tell = ({ playing, shown }: PlaybackStore<K>) =>
    told.setState(!playing && shown !== null && outcome(shown) !== null, true)
  tell(playback.getState())
  playback.subscribe(tell)
}
