import type { AlbumHook } from '../../../playback/album/album.ts'
import type { Way } from '../../../playback/album/steps.ts'
import { useKeys } from '../../input/keys.ts'
import { ALBUM_KEYS, ALBUM_PAIRS } from './album-keys.ts'
import { useOpened } from './opened.ts'

type Deed = (album: ReturnType<AlbumHook['getState']>, way: Way, last: number) => void

/** The command of each pair of keys, wherever the focus is. The first key goes back, the second forward. */
const DEEDS: Readonly<Record<keyof typeof ALBUM_KEYS, Deed>> = {
  'album-event': ({ step }, way) => step('event', way),
  'album-action': ({ step }, way) => step('action', way),
  'album-turn': ({ step }, way) => step('turn', way),
  'album-ends': ({ go }, way, last) => go(way < 0 ? 0 : last),
  'album-play': ({ playing, pause, play }) => (playing ? pause : play)(),
}

/** True if Space belongs to a focused button or link. Elsewhere it starts and pauses the playback. */
const isForFocus = ({ key, target }: KeyboardEvent): boolean =>
  key === ' ' && target instanceof Element && target.closest('button, a, [role="button"]') !== null

/** The keys of an open album. */
export function useAlbumKeys(): void {
  const { album, stops } = useOpened()
  useKeys(
    'page',
    ALBUM_PAIRS.map((pair) => ({
      shortcut: ALBUM_KEYS[pair],
      repeats: pair !== 'album-play',
      enabled: (event) => !isForFocus(event),
      run({ key }) {
        const [back] = ALBUM_KEYS[pair].keys
        DEEDS[pair](album.getState(), key === back ? -1 : 1, stops.length - 1)
      },
    })),
  )
}
