import { memo } from 'react'
import { INK } from '../../../../ui/art/svg.ts'

interface GoalDialProps {
  /** What is written in the middle. */
  count: number
  /** How much of the way is done, from 0 to 1; null where nobody can say. */
  share: number | null
  size: number
}

/** Radius of the ring, and how thick it is drawn. */
const RING = 17
const ROUND = 2 * Math.PI * RING

/** A medal with a number, and round it how much of the way is done: the goal of a table that has another than the diamonds. */
export const GoalDial = memo(function GoalDial({ count, share, size }: GoalDialProps) {
  return (
    <svg className="grows" width={size} height={size} viewBox="-24 -24 48 48" aria-hidden="true">
      <circle r={22} fill="var(--page)" stroke={INK} strokeWidth={2.6} />
      <circle r={RING} fill="none" stroke="var(--rule)" strokeWidth={5} opacity={0.55} />
      {share !== null && share > 0 && (
        <circle
          r={RING}
          fill="none"
          stroke="var(--selected)"
          strokeWidth={5}
          strokeDasharray={`${ROUND * share} ${ROUND}`}
          transform="rotate(-90)"
        />
      )}
      <text y={6.5} fontFamily="var(--face-label)" fontSize={19} textAnchor="middle" fill="var(--ink)">
        {count}
      </text>
    </svg>
  )
})
