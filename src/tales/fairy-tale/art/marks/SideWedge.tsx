import { memo, useId } from 'react'
import { EAST, NORTH, type Side, SOUTH } from '../roads/roads.ts'

interface SideWedgeProps {
  side: Side
  /** Distance from the Oak in hundredths of a tile. */
  reach: number
  /** True if the side is everything beyond the Oak's row or column; otherwise only the part between the diagonals. */
  half?: boolean
  /** One of four options: only its edges, in gold if chosen. Without it: hatched as a threat. */
  choice?: 'open' | 'chosen'
}

/** A side of the forest, the middle of the Oak at (0, 0). */
export const SideWedge = memo(function SideWedge({ side, reach, half = false, choice }: SideWedgeProps) {
  const hatch = useId()
  const turn = side === NORTH ? 0 : side === EAST ? 90 : side === SOUTH ? 180 : 270
  const area = half ? `M${-reach}-50V${-reach}H${reach}V-50Z` : `M0 0L${-reach} ${-reach}H${reach}Z`
  const edges = half ? `M${-reach}-50H${reach}` : `M-50-50L${-reach} ${-reach}M50-50L${reach} ${-reach}`
  return (
    <g transform={`rotate(${turn})`} pointerEvents="none">
      {choice === 'chosen' && <path d={area} fill="var(--selected)" opacity={0.3} />}
      {choice === undefined && (
        <>
          <pattern
            id={hatch}
            width={10}
            height={10}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width={10} height={10} fill="var(--threat-wash)" />
            <path d="M0 0V10" stroke="var(--threat-hatch)" strokeWidth={2.8} />
          </pattern>
          <path d={area} fill={`url(#${hatch})`} />
        </>
      )}
      <path d={edges} stroke="var(--halo)" strokeWidth={5} strokeLinecap="round" opacity={0.75} />
      <path
        d={edges}
        stroke={choice ? 'var(--ink)' : 'var(--threat)'}
        strokeWidth={choice ? 3.2 : 2.3}
        strokeLinecap="round"
        strokeDasharray={choice ? '0.1 8' : '3 7'}
      />
    </g>
  )
})
