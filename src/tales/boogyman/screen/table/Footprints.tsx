import { ACTIONS } from '../../../../engine/boogyman/index.ts'
import styles from '../../../../ui/frames/table/Captioned.module.css'
import { ActionPrint } from '../../art/index.ts'
import { useMessages } from '../../words/useMessages.ts'
import { useShownState } from '../now/at-table.ts'

/** The two actions of a turn: wooden footprints, one pressed out with each. */
export function Footprints({ size, caption }: { size: number; caption: boolean }) {
  const { table } = useMessages()
  const { actions, turn } = useShownState()
  if (turn === 0) return null
  return (
    <div className={styles['prints']}>
      <p className="unseen">{table.actionsSpoken(actions)}</p>
      <div className={styles['pair']}>
        {Array.from({ length: ACTIONS }, (_, print) => print).map((print) => (
          <svg
            key={print}
            className="grows"
            width={size}
            height={size}
            viewBox="-32 -31 66 66"
            aria-hidden="true"
          >
            <ActionPrint left={print < actions} />
          </svg>
        ))}
      </div>
      {caption && (
        <span className={styles['caption']} aria-hidden="true">
          {table.actionsLeft(actions)}
        </span>
      )}
    </div>
  )
}
