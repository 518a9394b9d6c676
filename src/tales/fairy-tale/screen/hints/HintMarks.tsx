import { memo } from 'react'
import { at, cssTiles } from '../../../../ui/stage/board-point.ts'
import { aimedAt } from '../../intent/turn-selection.ts'
import { useIntent } from '../../runtime.ts'
import { useHint } from '../table-kit.ts'
import { planMarks } from './hint-plan.ts'
import styles from './hints.module.css'
import { PlanLines } from './PlanLines.tsx'

/** The exact plan on the board: the hero's way as an arrow, and a ring round every target. */
export const HintMarks = memo(function HintMarks() {
  const { state, grade, plan } = useHint()
  // An aimed target has a frame of its own.
  const aimed = useIntent(({ inHand }) => aimedAt(inHand))
  if (!state || !plan || grade < 3) return null
  const { way, targets } = planMarks(state, plan)
  if (targets.length === 0) return null
  const ringed = targets.filter((place) => place !== aimed)
  return (
    <svg
      className={styles['marks']}
      style={{ ...at({ x: 0, y: 0 }), width: cssTiles(1), height: cssTiles(1) }}
      viewBox="0 0 100 100"
      aria-hidden="true"
      data-hint-marks=""
    >
      <PlanLines way={way} targets={ringed} />
    </svg>
  )
})
