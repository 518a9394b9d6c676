import type { StoreApi } from 'zustand'
import type { GameTypes } from '../engine/kernel/index.ts'
import type { PlaybackStore } from './playback.ts'

/** Toggles the pause of the playback. */
export function togglePause<K extends GameTypes>(
  playback: Pick<StoreApi<PlaybackStore<K>>, 'getState'>,
): void {
  const { paused, pause, resume } = playback.getState()
  if (paused) resume()
  else pause()
}
