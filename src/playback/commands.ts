import type { StoreApi } from 'zustand'
import type { Kind } from '../engine/kernel/index.ts'
import type { PlaybackStore } from './playback.ts'

/** Pauses what is shown, or lets it go on. */
export function pauseOrGoOn<K extends Kind>(playback: Pick<StoreApi<PlaybackStore<K>>, 'getState'>): void {
  const { paused, pause, resume } = playback.getState()
  if (paused) resume()
  else pause()
}
