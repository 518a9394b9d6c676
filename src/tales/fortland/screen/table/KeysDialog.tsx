import { TaleKeys } from '../../../../ui/frames/keys/TaleKeys.tsx'
import { useMessages } from '../../words/messages.ts'
import { SHORTCUTS } from '../shortcuts.ts'

/** Every key of this tale. */
export const KeysDialog = ({ onClose }: { onClose: () => void }) => (
  <TaleKeys shortcuts={SHORTCUTS} words={useMessages().keys} onClose={onClose} />
)
