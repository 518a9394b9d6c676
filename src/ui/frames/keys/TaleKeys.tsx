import { KeysSheet } from '../../keys/KeysSheet.tsx'
import type { Shortcut } from '../../keys/shortcuts.ts'
import { useAlbumKeyGroup } from '../album/album-keys.ts'
import { ofGroup } from './of-group.ts'

interface TaleKeysProps<Group extends string, Id extends string> {
  /** The groups in their order, with their titles. */
  groups: readonly Group[]
  titles: Readonly<Record<NoInfer<Group>, string>>
  /** Every key of the tale, and what it does. */
  shortcuts: Readonly<Record<Id, Shortcut & { group: Group }>>
  means: Readonly<Record<NoInfer<Id>, string>>
  /** Said of the group `board`: when its keys are heard. */
  onBoard: string
  onClose: () => void
}

/** The sheet with every key of a tale, and those of the album. */
export function TaleKeys<Group extends string, Id extends string>(keys: TaleKeysProps<Group, Id>) {
  const album = useAlbumKeyGroup()
  const { groups, titles, shortcuts, means, onBoard, onClose } = keys
  const sheets = groups.map((group) => ({
    title: titles[group],
    note: group === 'board' ? onBoard : undefined,
    rows: ofGroup(shortcuts, group).map((id) => [shortcuts[id], means[id]] as const),
  }))
  return <KeysSheet groups={[...sheets, album]} onClose={onClose} />
}
