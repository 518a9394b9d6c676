import { KeysSheet } from '../../../../ui/keys/KeysSheet.tsx'
import { useMessages } from '../../words/useMessages.ts'
import { KEY_GROUPS, SHORTCUTS, shortcutsOf } from '../shortcuts.ts'

/** Every key of this tale. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { keys } = useMessages()
  const groups = KEY_GROUPS.map((group) => ({
    title: keys.groups[group],
    note: group === 'board' ? keys.onBoard : undefined,
    rows: shortcutsOf(group).map((id) => [SHORTCUTS[id], keys.means[id]] as const),
  }))
  return <KeysSheet groups={groups} onClose={onClose} />
}
