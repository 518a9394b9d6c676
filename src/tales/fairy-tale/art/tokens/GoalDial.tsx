import { memo } from 'react'
import { INK } from '../../../../ui/art/svg.ts'

interface GoalDialProps {
  /** The number in the middle. */
  count: number
  /** The progress from 0 to 1; null if unknown. */
  share: number | null
  size: number
}

/** Radius of the ring, and its circumference. */
const RING = 17
const ROUND = 2 * Math.PI * RING

/** A medal with a number and a ring of progress: for a goal other than the diamonds. */
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
