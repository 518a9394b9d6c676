import { memo } from 'react'
import { Markup } from '../../../../ui/art/Markup.tsx'
import { INK } from '../../../../ui/art/svg.ts'
import { MONSTERS, type MonsterKind } from './monster-markup.ts'

interface MonsterSpeckProps {
  kind: MonsterKind
  /** Side of its box, in the units of the SVG around it. */
  size: number
}

/** A monster on a map too small for faces: its outline, and flat patches for its head. Centred at (0, 0). */
export const MonsterSpeck = memo(function MonsterSpeck({ kind, size }: MonsterSpeckProps) {
  const { outline, ground, speck } = MONSTERS[kind]
  return (
    <g transform={`translate(${-size / 2} ${-size / 2}) scale(${size / 64})`} strokeLinejoin="round">
      <path d={outline} fill={ground} stroke="var(--piece-line)" strokeWidth={14} />
      <path d={outline} fill={ground} stroke="var(--piece-paper)" strokeWidth={7} />
      <path d={outline} fill={ground} stroke={INK} strokeWidth={2} />
      <Markup svg={speck} />
    </g>
  )
})
