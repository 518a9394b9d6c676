import { Icon, TokenButton } from '../../art/index.ts'
import { SHARED_KEYS } from '../../input/shortcuts.ts'
import { useKeyHint } from '../../keys/heard.ts'
import { useFrameWords } from '../../text/frames.ts'

interface RedoButtonProps {
  size: number
  /** Something was taken back that can be done again. */
  canRedo: boolean
  /** False where only text stands beside it, which may move. */
  keepsPlace: boolean
  onRedo: () => void
}

/** Does again what was taken back last. Its place stays empty meanwhile: no button moves when it comes or goes. */
export function RedoButton({ size, canRedo, keepsPlace, onRedo }: RedoButtonProps) {
  const { takingBack } = useFrameWords()
  const { key, hinted } = useKeyHint(SHARED_KEYS.redo)
  if (!canRedo) return keepsPlace && <span style={{ width: `calc(${size}px * var(--screen, 1))` }} />
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
