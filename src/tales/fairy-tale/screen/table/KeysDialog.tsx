import { TaleKeys } from '../../../../ui/frames/keys/TaleKeys.tsx'
import { useAllWords } from '../../words/all-words.ts'
import { SHORTCUTS } from '../shortcuts.ts'

/** Every key of this tale. */
export const KeysDialog = ({ onClose }: { onClose: () => void }) => (
  <TaleKeys shortcuts={SHORTCUTS} words={useAllWords().keys} onClose={onClose} />
)
