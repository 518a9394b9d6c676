import { memo } from 'react'
import { NoticeSlip } from '../table/NoticeSlip.tsx'
import { useRaised } from '../table/useRise.ts'
import styles from './board.module.css'
import type { Inset } from './camera/view.ts'

/** In a wide window: what cannot be done and why, where the eye is anyway. */
export const BoardNotice = memo(function BoardNotice({ inset: { left, right, bottom } }: { inset: Inset }) {
  const raised = useRaised()
  return (
    <div
      className={styles['notice']}
      style={{ ...raised, left, right, bottom: `calc(${bottom + 14}px + var(--rise))` }}
    >
      <NoticeSlip />
    </div>
  )
})
