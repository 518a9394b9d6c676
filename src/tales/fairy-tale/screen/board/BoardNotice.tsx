import { memo } from 'react'
import type { Inset } from '../../../../ui/stage/camera/view.ts'
import { NoticeSlip } from '../now/NoticeSlip.tsx'
import { EDGE } from '../now/sheet-sizes.ts'
import { useRaised } from '../now/useRise.ts'
import styles from './board.module.css'

/** In a wide window: what cannot be done and why, where the eye is anyway. */
export const BoardNotice = memo(function BoardNotice({ inset: { left, right, bottom } }: { inset: Inset }) {
  const raised = useRaised()
  return (
    <div
      className={styles['notice']}
      style={{ ...raised, left, right, bottom: `calc(${bottom + EDGE}px + var(--rise))` }}
    >
      <NoticeSlip />
    </div>
  )
})
