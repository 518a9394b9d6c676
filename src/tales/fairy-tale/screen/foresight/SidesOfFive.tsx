import { DIRECTIONS } from '../../../../engine/kernel/index.ts'
import { useMessages } from '../../../../ui/text/useMessages.ts'
import { Cost } from './Cost.tsx'
import styles from './Future.module.css'
import type { Ahead } from './outcomes.ts'

/** On a 5: what each side would cost, the best of them marked. */
export function SidesOfFive({ ahead: { best, futures } }: { ahead: Ahead }) {
  const { board } = useMessages()
  return (
    <span className={styles['sides']} aria-hidden="true">
      {DIRECTIONS.map((side) => (
        <span key={side} className={styles['side']} data-side={side} data-best={side === best || undefined}>
          {board.signs[side].charAt(0)}
          <Cost hurt={futures[side].hurt} size={13} />
        </span>
      ))}
    </span>
  )
}
