import type { State } from '../../../../../engine/fairy-tale/index.ts'
import { boxOf } from '../../forest/layout.ts'
import { tilePlaces } from '../../forest/picture.ts'
import { planMarks } from '../../hints/hint-plan.ts'
import { PlanLines } from '../../hints/PlanLines.tsx'
import { TaleBoard } from '../../setup/TaleBoard.tsx'
import type { DoneSoFar } from './board-after.ts'
import styles from './decided.module.css'

/** A small still board after a plan, and over it what was done; the caption below says which it is. */
export function PlannedBoard({ before, plan, after }: DoneSoFar & { before: State }) {
  const { left, top, right, bottom } = boxOf(tilePlaces(after))
  const view = [left, top - 0.12, right - left, bottom - top + 0.2]
  return (
    <div className={styles['board']}>
      <TaleBoard state={after} />
      <svg viewBox={view.map((length) => length * 100).join(' ')} overflow="visible" aria-hidden="true">
        <PlanLines {...planMarks(before, plan)} />
      </svg>
    </div>
  )
}
