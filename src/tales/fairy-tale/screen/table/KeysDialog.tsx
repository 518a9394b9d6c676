import { useAlbumKeyGroup } from '../../../../ui/frames/album/album-keys.ts'
import { KeysSheet } from '../../../../ui/keys/KeysSheet.tsx'
import { useKeysWords } from '../../../../ui/text/useKeysWords.ts'
import { useAllWords } from '../../words/useAllWords.ts'
import { KEY_GROUPS, SHORTCUTS, shortcutsOf } from '../shortcuts.ts'

/** Every key of this tale. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const house = useKeysWords()
  const { keys } = useAllWords()
  const album = useAlbumKeyGroup()
  const titles = { ...house.groups, ...keys.groups }
  const means = { ...house.means, ...keys.means }
  const groups = KEY_GROUPS.map((group) => ({
    title: titles[group],
    note: group === 'board' ? keys.onBoard : undefined,
    rows: shortcutsOf(group).map((id) => [SHORTCUTS[id], means[id]] as const),
  }))
  return <KeysSheet groups={[...groups, album]} onClose={onClose} />
}
