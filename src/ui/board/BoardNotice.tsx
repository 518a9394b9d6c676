import { NoticeSlip } from '../table/NoticeSlip.tsx'
import styles from './board.module.css'
import type { Inset } from './camera/view.ts'

/** In a wide window: what cannot be done and why, where the eye is anyway. */
export function BoardNotice({ inset: { left, right, bottom } }: { inset: Inset }) {
  return (
    <div
      className={styles['notice']}
      style={{ left, right, bottom: `calc(${bottom + 14}px + var(--rise, 0px))` }}
    >
      <NoticeSlip />
    </div>
  )
}
