import { Icon, TokenButton } from '../../../../ui/art/index.ts'
import styles from '../../../../ui/frames/table/Captioned.module.css'
import { RedoButton } from '../../../../ui/frames/taking-back/RedoButton.tsx'
import { useKeyHint } from '../../../../ui/keys/heard.ts'
import { useGame } from '../../table.ts'
import { useMessages } from '../../words/useMessages.ts'
import { useWayBack } from '../now/undo.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { redoAndSay, undoOrSay } from './commands.ts'

/** Takes the last action back. Where it cannot be, or both must agree, it says so. */
export function UndoButton({ size, caption }: { size: number; caption: boolean }) {
  const m = useMessages()
  const { table } = m
  const { key, hinted } = useKeyHint(SHORTCUTS.undo)
  const way = useWayBack()
  const canRedo = useGame(({ undone }) => undone.length > 0)
  const reason = way === 'none' ? table.undoneNothing : way === 'asked' ? table.undoAsks : null
  return (
    <div className={styles['pair']}>
      <div className={styles['prints']}>
        <TokenButton
          size={size}
          aria-label={table.undo}
          aria-description={reason ?? undefined}
          aria-disabled={way === 'none'}
          aria-keyshortcuts={key}
          title={reason ?? hinted(table.undo)}
          onClick={() => undoOrSay(m)}
        >
          <Icon name="anticlockwise-rotation" size={size / 2} />
        </TokenButton>
        {caption && (
          <span className={styles['caption']} aria-hidden="true">
            {table.undo}
          </span>
        )}
      </div>
      {canRedo && <RedoButton size={Math.max(44, size * 0.8)} onRedo={() => redoAndSay(m)} />}
    </div>
  )
}
