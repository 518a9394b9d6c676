import { memo } from 'react'
import { n1, type Point } from '../svg.ts'

/** Radius of the ring at the start of a path, in hundredths of a tile. */
const RING = 7

/** The path of a piece: a dotted line with a ring at its start. Tiles are 100 wide. */
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
