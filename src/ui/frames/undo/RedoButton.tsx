import { Icon, IconButton } from '../../art/index.ts'
import { SHARED_KEYS } from '../../input/shortcuts.ts'
import { useKeyHint } from '../../keys/key-hint.ts'
import { useFrameWords } from '../../text/frames.ts'

interface RedoButtonProps {
  size: number
  /** True if an undone action can be redone. */
  canRedo: boolean
  /** True to reserve the button's room. False if only text beside it would move. */
  keepsPlace: boolean
  onRedo: () => void
}

/** Redoes the last undone action. Without one, its room stays reserved, so that no button moves when it appears. */
export function RedoButton({ size, canRedo, keepsPlace, onRedo }: RedoButtonProps) {
  const { takingBack } = useFrameWords()
  const { key, hinted } = useKeyHint(SHARED_KEYS.redo)
  if (!canRedo) return keepsPlace && <span style={{ width: `calc(${size}px * var(--screen, 1))` }} />
  return (
    <IconButton
      size={size}
      aria-label={takingBack.redo}
      aria-keyshortcuts={key}
      title={hinted(takingBack.redo)}
      onClick={onRedo}
    >
      <Icon name="redo" size={size / 2} />
    </IconButton>
  )
}
