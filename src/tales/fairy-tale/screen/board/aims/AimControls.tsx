import { Icon, Tip } from '../../../../../ui/art/index.ts'
import { targetRef } from '../../../../../ui/input/targets.ts'
import { useIntent } from '../../../runtime.ts'
import { useMessages } from '../../../words/messages.ts'
import styles from '../offers/offers.module.css'
import { ConfirmPlank } from './ConfirmPlank.tsx'
import type { AimedAction } from './useAim.ts'

interface AimControlsProps {
  /** The action to confirm; null while it must wait. */
  aim: AimedAction | null
  turns: boolean
}

/** The buttons next to the aimed place: turn and confirm. */
export function AimControls({ aim, turns }: AimControlsProps) {
  const { board } = useMessages()
  const rotate = useIntent((intent) => intent.rotate)
  return (
    <>
      {turns && (
        <button
          ref={targetRef('table:turn')}
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
