import { useIntent } from '../../../store/intent.ts'
import { Icon, Plank } from '../../art/index.ts'
import { useMessages } from '../../text/useMessages.ts'
import styles from '../offers/offers.module.css'

interface AimControlsProps {
  /** What confirming does. */
  words: string
  /** What is aimed can be turned. */
  turns: boolean
}

/** Beside what is aimed on the board: turn it, or do it. */
export function AimControls({ words, turns }: AimControlsProps) {
  const { board } = useMessages()
  const rotate = useIntent((intent) => intent.rotate)
  const confirm = useIntent((intent) => intent.confirm)
  return (
    <>
      {turns && (
        <button
          type="button"
          className={styles['rotate']}
          aria-label={board.turnTile}
          title={board.turnTile}
          data-acts=""
          onClick={() => rotate()}
        >
          <Icon name="clockwise-rotation" size={28} />
        </button>
      )}
      <div className={styles['confirm']}>
        <Plank tone="blue" data-acts="" onClick={() => confirm()}>
          {words}
        </Plank>
      </div>
    </>
  )
}
