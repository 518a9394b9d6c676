import { memo } from 'react'
import { INK, n1 } from '../../../../ui/art/svg.ts'
import { Gem, type GemState } from './Gem.tsx'

interface PileStackProps {
  /** Tiles left in this third of the draw pile. */
  count: number
  /** The state of this third's diamond: hidden in it, drawn, or destroyed. */
  gem: GemState
}

/** The maximum number of tiles drawn in a stack. The number below it stays exact. */
const MOST = 22

/** Height of the stack and of one tile in it: a tall pile is packed tighter. */
function stack(count: number): { shown: number; sheet: number } {
  const shown = Math.min(count, MOST)
  return { shown, sheet: Math.min(3.3, 44 / Math.max(1, shown)) }
}

function Tiles({ count }: { count: number }) {
  const { shown, sheet: high } = stack(count)
  const top = 76 - shown * high
  if (shown === 0) {
    return (
      <path
        d="M4 76l21-9 21 9-21 9z"
        fill="none"
        stroke="var(--rule)"
        strokeWidth={1.8}
        strokeDasharray="4 3"
      />
    )
  }
  const sheet = (i: number) => `M4 ${n1(76 - i * high)}l21 9 21-9v${n1(-high)}l-21 9-21-9z`
  const every = (parity: number) =>
    Array.from({ length: shown }, (_, i) => (i % 2 === parity ? sheet(i) : '')).join('')
  return (
    <g strokeLinejoin="round">
      <path d={every(0)} fill="#E3C48B" stroke={INK} strokeWidth={0.8} />
      <path d={every(1)} fill="#C79A5B" stroke={INK} strokeWidth={0.8} />
      <path d={`M4 ${n1(top)}l21-9 21 9-21 9z`} fill="#7A3540" stroke={INK} strokeWidth={1.5} />
      <path d={`M10 ${n1(top)}l15-6.4 15 6.4-15 6.4z`} fill="none" stroke="#F2C86A" strokeWidth={1.2} />
    </g>
  )
}

/** One third of the draw pile, with its diamond's marker above and the number of tiles below. */
export const PileStack = memo(function PileStack({ count, gem }: PileStackProps) {
  const { shown, sheet } = stack(count)
  const top = 76 - shown * sheet
  return (
    <svg
      className="grows"
      width={58}
      height={108}
      viewBox="-4 0 58 108"
      overflow="visible"
      aria-hidden="true"
    >
      <Tiles count={count} />
      <g transform={`translate(25 ${n1(count > 0 ? top - 20 : 56)})`}>
        <Gem state={gem} scale={0.66} />
      </g>
      <text
        x={25}
        y={103}
        fontFamily="var(--face-label)"
        fontSize={17}
        textAnchor="middle"
        fill="currentColor"
      >
        {count}
      </text>
    </svg>
  )
})
