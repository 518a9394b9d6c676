import type { Place } from '../../engine/kernel/index.ts'
import { Arrow } from '../art/index.ts'
import { at, spotOf, tiles } from '../board/layout.ts'
import styles from './hints.module.css'
import { useHint } from './hints.ts'
import { targetOf } from './where.ts'

/** On the board, when the exact action is told: the step as an arrow, and a ring round what it is about. */
export function HintMarks() {
  const { state, grade, action } = useHint()
  if (!state || !action || grade < 3) return null
  const from = state.seats[state.onTurn]?.at
  const target = targetOf(state, action)
  if (target === null) return null
  const { x, y } = spotOf(target)
  return (
    <svg
      className={styles['marks']}
      style={{ ...at({ x: 0, y: 0 }), width: tiles(1), height: tiles(1) }}
      viewBox="0 0 100 100"
      aria-hidden="true"
      data-hint-marks=""
    >
      <circle className={styles['halo']} cx={x * 100} cy={y * 100} r={54} />
      <circle className={styles['ring']} cx={x * 100} cy={y * 100} r={54} />
      {action.type === 'walk' && from !== undefined && <Step from={from} to={target} />}
    </svg>
  )
}

function Step({ from, to }: { from: Place; to: Place }) {
  const [a, b] = [spotOf(from), spotOf(to)]
  const along = (part: number): [number, number] => [
    (a.x + (b.x - a.x) * part) * 100,
    (a.y + (b.y - a.y) * part) * 100,
  ]
  return <Arrow from={along(0.2)} to={along(0.75)} width={7} />
}
