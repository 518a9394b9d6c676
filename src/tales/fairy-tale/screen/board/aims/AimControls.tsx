import { Icon, Tip } from '../../../../../ui/art/index.ts'
import { useIntent } from '../../../table.ts'
import { useMessages } from '../../../words/messages.ts'
import styles from '../offers/offers.module.css'
import { ConfirmPlank } from './ConfirmPlank.tsx'
import type { AimedAction } from './useAim.ts'

interface AimControlsProps {
  /** What confirming does; null while that must wait. */
  aim: AimedAction | null
  /** What is aimed can be turned. */
  turns: boolean
}

/** Beside what is aimed on the board: turn it, or do it. */
export function AimControls({ aim, turns }: AimControlsProps) {
  const { board } = useMessages()
  const rotate = useIntent((intent) => intent.rotate)
  return (
    <>
      {turns && (
        <button
          type="button"
          className={styles['rotate']}
          aria-label={board.turnTile}
          data-acts=""
          onClick={() => rotate()}
        >
          <Icon name="clockwise-rotation" size={28} />
          <Tip name={board.turnTile} title={board.turnTile} />
        </button>
      )}
      {aim && (
        <div className={styles['confirm']}>
          <ConfirmPlank aim={aim} />
        </div>
      )}
    </>
  )
}
