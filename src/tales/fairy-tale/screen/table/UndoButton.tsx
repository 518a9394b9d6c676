import { Icon, TokenButton } from '../../../../ui/art/index.ts'
import { useKeyHint } from '../../../../ui/keys/heard.ts'
import { useGame } from '../../table.ts'
import { useMessages } from '../../words/useMessages.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { takeBack } from './commands.ts'
import styles from './UndoButton.module.css'
import { undoReason } from './undo-reason.ts'

/** Takes the last action back. When it cannot be, pressing it says why. */
export function UndoButton({ size, caption }: { size: number; caption: boolean }) {
  const m = useMessages()
  const { key, hinted } = useKeyHint(SHORTCUTS.undo)
  const reason = useGame(({ session }) => session && undoReason(m, session))
  return (
    <div className={styles['undo']}>
      <TokenButton
        size={size}
        aria-label={m.table.undo}
        aria-description={reason ?? undefined}
        aria-disabled={reason !== null}
        aria-keyshortcuts={key}
        title={reason ?? hinted(m.table.undo)}
        onClick={() => takeBack(m)}
      >
        <Icon name="anticlockwise-rotation" size={size / 2} />
      </TokenButton>
      {caption && (
        <span className={styles['caption']} aria-hidden="true">
          {m.table.undo}
        </span>
      )}
    </div>
  )
}
