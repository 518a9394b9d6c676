import type { ReactNode } from 'react'
import type { EachOnce } from '../../../engine/kernel/index.ts'
import type { Shortcut, ShortcutGroup } from '../../input/shortcuts.ts'
import { KeysSheet } from '../../keys/KeysSheet.tsx'
import type { DialogProps } from '../../tale.ts'
import { useKeysWords } from '../../text/keys.ts'
import { useAlbumKeyGroup } from '../album/album-keys.ts'
import { ofGroup } from './of-group.ts'

/** The groups of keys, in the order of the list. */
export const KEY_GROUPS = ['turn', 'show', 'look', 'board', 'page'] as const satisfies EachOnce<ShortcutGroup>

type House = ReturnType<typeof useKeysWords>

/** All shortcuts of a tale. */
type Shortcuts<Id extends string> = Readonly<Record<Id, Shortcut & { group: ShortcutGroup }>>

/** The words of a tale for its own keys. The app has the words for shared keys. */
export interface KeysWords<Id extends string> {
  readonly groups: Readonly<Partial<Record<ShortcutGroup, string>>> &
    Readonly<Record<Exclude<ShortcutGroup, keyof House['groups']>, string>>
  readonly means: Readonly<Partial<Record<string, string>>> &
    Readonly<Record<Exclude<Id, keyof House['means']>, string>>
  /** The note of the group `board`: when its keys work. */
  readonly onBoard: string
}

/** Makes the dialog that lists all keys of a tale. */
export const keysDialog =
  <Id extends string>(
    { useWords }: { useWords(): { readonly keys: KeysWords<NoInfer<Id>> } },
    shortcuts: Shortcuts<Id>,
  ) =>
  ({ onClose }: DialogProps): ReactNode => (
    <TaleKeys shortcuts={shortcuts} words={useWords().keys} onClose={onClose} />
  )

interface TaleKeysProps<Id extends string> extends DialogProps {
  shortcuts: Shortcuts<Id>
  words: KeysWords<NoInfer<Id>>
}

/** The list of all keys of a tale, with those of the album. */
function TaleKeys<Id extends string>({ shortcuts, words, onClose }: TaleKeysProps<Id>) {
  const house = useKeysWords()
  const album = useAlbumKeyGroup()
  const titles: Readonly<Partial<Record<string, string>>> = { ...house.groups, ...words.groups }
  const means: Readonly<Partial<Record<string, string>>> = { ...house.means, ...words.means }
  const sheets = KEY_GROUPS.map((group) => ({
    title: titles[group] ?? '',
    note: group === 'board' ? words.onBoard : undefined,
    rows: ofGroup(shortcuts, group).map((id) => [shortcuts[id], means[id] ?? ''] as const),
  }))
  return <KeysSheet groups={[...sheets, album]} onClose={onClose} />
}
