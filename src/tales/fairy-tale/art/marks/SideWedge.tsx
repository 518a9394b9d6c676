import { memo, useId } from 'react'
import { EAST, NORTH, type Side, SOUTH } from '../roads/roads.ts'

interface SideWedgeProps {
  side: Side
  /** How far out it reaches from the oak, in hundredths of a tile. */
  reach: number
  /** The side is all that lies beyond the oak's own row or column, not only what lies between the diagonals. */
  half?: boolean
}

/** The side of the forest that moves, hatched, the oak's middle at (0, 0). */
export const SideWedge = memo(function SideWedge({ side, reach, half = false }: SideWedgeProps) {
  const hatch = useId()
  const turn = side === NORTH ? 0 : side === EAST ? 90 : side === SOUTH ? 180 : 270
  const area = half ? `M${-reach}-50V${-reach}H${reach}V-50Z` : `M0 0L${-reach} ${-reach}H${reach}Z`
  const edges = half ? `M${-reach}-50H${reach}` : `M-50-50L${-reach} ${-reach}M50-50L${reach} ${-reach}`
  return (
    <g transform={`rotate(${turn})`} pointerEvents="none">
      <pattern id={hatch} width={10} height={10} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={10} height={10} fill="var(--threat-wash)" />
        <path d="M0 0V10" stroke="var(--threat-hatch)" strokeWidth={2.8} />
      </pattern>
      <path d={area} fill={`url(#${hatch})`} />
      <path d={edges} stroke="var(--halo)" strokeWidth={5} strokeLinecap="round" opacity={0.75} />
      <path d={edges} stroke="var(--threat)" strokeWidth={2.3} strokeLinecap="round" strokeDasharray="3 7" />
    </g>
  )
})
