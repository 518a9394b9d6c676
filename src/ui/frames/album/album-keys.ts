import type { EachOnce } from '../../../engine/kernel/index.ts'
import type { Shortcut } from '../../input/shortcuts.ts'
import type { KeyGroup } from '../../keys/KeysSheet.tsx'
import { useKeysWords } from '../../text/keys.ts'

/** The shortcuts of an open album, backward first. The key handler and the list of keys both read them. */
export const ALBUM_KEYS = {
  'album-event': { keys: ['ArrowLeft', 'ArrowRight'] },
  'album-action': { keys: ['ArrowLeft', 'ArrowRight'], shift: true },
  'album-turn': { keys: ['PageUp', 'PageDown'] },
  'album-ends': { keys: ['Home', 'End'] },
  'album-play': { keys: [' '] },
} as const satisfies Record<string, Shortcut>

/** All pairs, in the order of the list of keys. */
export const ALBUM_PAIRS = [
  'album-event',
  'album-action',
  'album-turn',
  'album-ends',
  'album-play',
] as const satisfies EachOnce<keyof typeof ALBUM_KEYS>

/** Hook: the rows about the album for a tale's list of keys. */
export function useAlbumKeyGroup(): KeyGroup {
  const { groups, means } = useKeysWords()
  return { title: groups.album, rows: ALBUM_PAIRS.map((pair) => [ALBUM_KEYS[pair], means[pair]]) }
}
