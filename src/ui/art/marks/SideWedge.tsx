import { memo, useId } from 'react'
import { EAST, NORTH, type Side, SOUTH } from '../roads/roads.ts'

interface SideWedgeProps {
  side: Side
  /** How far out it reaches from the oak, in hundredths of a tile. */
  reach: number
}

/** The side of the forest that moves, hatched between the two diagonals through the oak at (0, 0). */
export const SideWedge = memo(function SideWedge({ side, reach }: SideWedgeProps) {
  const hatch = useId()
  const turn = side === NORTH ? 0 : side === EAST ? 90 : side === SOUTH ? 180 : 270
  const edges = `M-50-50L${-reach} ${-reach}M50-50L${reach} ${-reach}`
  return (
    <g transform={`rotate(${turn})`} pointerEvents="none">
      <pattern id={hatch} width={10} height={10} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={10} height={10} fill="var(--threat-wash)" />
        <path d="M0 0V10" stroke="var(--threat-hatch)" strokeWidth={2.8} />
      </pattern>
      <path d={`M0 0L${-reach} ${-reach}H${reach}Z`} fill={`url(#${hatch})`} />
      <path d={edges} stroke="var(--halo)" strokeWidth={5} strokeLinecap="round" opacity={0.75} />
      <path d={edges} stroke="var(--threat)" strokeWidth={2.3} strokeLinecap="round" strokeDasharray="3 7" />
    </g>
  )
})
