import { Icon, TokenButton } from '../../art/index.ts'
import { useKeyHint } from '../../keys/heard.ts'
import { SHARED_KEYS } from '../../keys/shortcuts.ts'
import { useFrameWords } from '../../text/useFrameWords.ts'

/** Does again what was taken back last. */
export function RedoButton({ size, onRedo }: { size: number; onRedo: () => void }) {
  const { takingBack } = useFrameWords()
  const { key, hinted } = useKeyHint(SHARED_KEYS.redo)
  return (
    <TokenButton
      size={size}
      aria-label={takingBack.redo}
      aria-keyshortcuts={key}
      title={hinted(takingBack.redo)}
      onClick={onRedo}
    >
      <Icon name="clockwise-rotation" size={size / 2} />
    </TokenButton>
  )
}
