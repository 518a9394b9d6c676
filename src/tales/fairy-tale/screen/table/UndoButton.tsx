import { Icon, TokenButton } from '../../../../ui/art/index.ts'
import { RedoButton } from '../../../../ui/frames/taking-back/RedoButton.tsx'
import { useKeyHint } from '../../../../ui/keys/heard.ts'
import { useGame, useTable } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { redoAndSay, takeBack } from './taking-back.ts'
import styles from './UndoButton.module.css'
import { undoReason, wayBack } from './undo-reason.ts'

/** Takes the last action back, and does it again. Where all must agree first, or it cannot be, pressing it says so. */
export function UndoButton({ size, caption }: { size: number; caption: boolean }) {
  const table = useTable()
  const m = useMessages()
  const { key, hinted } = useKeyHint(SHORTCUTS.undo)
  const session = useGame((game) => game.session)
  const canRedo = useGame(({ undone }) => undone.length > 0)
  const reason = session && undoReason(m, session)
  return (
    <div className={styles['pair']}>
      <div className={styles['undo']}>
        <TokenButton
          size={size}
          aria-label={m.table.undo}
          data-press={`undo ${session && wayBack(session)}`}
          aria-description={reason ?? undefined}
          aria-disabled={!session || wayBack(session) === 'none'}
          aria-keyshortcuts={key}
          title={reason ?? hinted(m.table.undo)}
          onClick={() => takeBack(table, m)}
        >
          <Icon name="anticlockwise-rotation" size={size / 2} />
        </TokenButton>
        {caption && (
          <span className={styles['caption']} aria-hidden="true">
            {m.table.undo}
          </span>
        )}
      </div>
      <RedoButton
        size={Math.max(44, size * 0.8)}
        canRedo={canRedo}
        keepsPlace={caption}
        onRedo={() => redoAndSay(table, m)}
      />
    </div>
  )
}
