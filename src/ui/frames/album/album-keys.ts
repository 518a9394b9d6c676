import type { EachOnce } from '../../../engine/kernel/index.ts'
import type { Shortcut } from '../../input/shortcuts.ts'
import type { KeyGroup } from '../../keys/KeysSheet.tsx'
import { useKeysWords } from '../../text/keys.ts'

/** The keys of an open album, of each pair the one back first: whoever hears a key asks this list, and the sheet of keys shows it. */
export const ALBUM_KEYS = {
  'album-event': { keys: ['ArrowLeft', 'ArrowRight'] },
  'album-action': { keys: ['ArrowLeft', 'ArrowRight'], shift: true },
  'album-turn': { keys: ['PageUp', 'PageDown'] },
  'album-ends': { keys: ['Home', 'End'] },
  'album-play': { keys: [' '] },
} as const satisfies Record<string, Shortcut>

/** Every pair of them. */
export const ALBUM_PAIRS = [
  'album-event',
  'album-action',
  'album-turn',
  'album-ends',
  'album-play',
] as const satisfies EachOnce<keyof typeof ALBUM_KEYS>

/** What a tale's sheet of keys says of the album. */
export function useAlbumKeyGroup(): KeyGroup {
  const { groups, means } = useKeysWords()
  return { title: groups.album, rows: ALBUM_PAIRS.map((pair) => [ALBUM_KEYS[pair], means[pair]]) }
}
