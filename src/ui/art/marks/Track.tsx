import { memo } from 'react'
import { n1, type Point } from '../svg.ts'

/** How wide the ring is where a way began, in hundredths of a tile. */
const RING = 7

/** Where a piece went: dotted, with a ring where it began. Tiles are 100 wide. */
export const Track = memo(function Track({ way }: { way: readonly Point[] }) {
  const [start] = way
  if (!start) return null
  const line = `M${way.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')}`
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={line} stroke="var(--halo)" strokeWidth={7.5} opacity={0.8} />
      <path d={line} stroke="var(--track)" strokeWidth={4} strokeDasharray=".1 8.5" />
      <circle
        cx={n1(start[0])}
        cy={n1(start[1])}
        r={RING}
        fill="var(--halo)"
        stroke="var(--track)"
        strokeWidth={2.8}
      />
    </g>
  )
})
