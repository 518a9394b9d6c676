import type { StoreApi } from 'zustand'
import type { Kind } from '../../../engine/kernel/index.ts'
import type { PlaybackStore } from '../../../playback/playback.ts'
import type { GameHook } from '../../../session/game-store.ts'
import type { Counsel } from '../../../store/counsel.ts'
import { onLeaving } from '../../page/open-tale.ts'
import { followPace } from '../computers/pace.ts'

interface Followed<K extends Kind> {
  useGame: GameHook<K>
  usePlayback: Pick<StoreApi<PlaybackStore<K>>, 'getState'>
  counsel: Pick<Counsel<K>, 'stop'>
  /** What is told of wishes, and what is advised. */
  notices: { follow(): unknown }
  hints: { follow(): void; close(): void }
}

/** What follows a tale's game and what is shown of it: called once, in the tale's `follow.ts`, which its table imports. */
export function followTable<K extends Kind>(followed: Followed<K>): void {
  const { useGame, usePlayback, counsel, notices, hints } = followed
  notices.follow()
  followPace(useGame)
  hints.follow()
  onLeaving(() => {
    hints.close()
    usePlayback.getState().skip()
    counsel.stop()
  })
}
