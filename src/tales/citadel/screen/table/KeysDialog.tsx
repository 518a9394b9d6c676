import { TaleKeys } from '../../../../ui/frames/keys/TaleKeys.tsx'
import { useKeysWords } from '../../../../ui/text/useKeysWords.ts'
import { useMessages } from '../../words/useMessages.ts'
import { KEY_GROUPS, SHORTCUTS } from '../shortcuts.ts'

/** Every key of this tale. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const house = useKeysWords()
  const { keys } = useMessages()
  return (
    <TaleKeys
      groups={KEY_GROUPS}
      titles={{ ...house.groups, ...keys.groups }}
      shortcuts={SHORTCUTS}
      means={{ ...house.means, ...keys.means }}
      onBoard={keys.onBoard}
      onClose={onClose}
    />
  )
}
