import { memo } from 'react'
import { Die, type DieFace } from '../../../../ui/art/tokens/Die.tsx'
import { EAST, type Side, WEST } from '../roads/roads.ts'

interface SignPostProps {
  side: Side
  /** The face of the die that calls this side. */
  face: DieFace
  /** The name of the side. */
  label: string
  /** This side is the one that counts now. */
  active?: boolean
}

/** The board of the sign: a point to the east or west, else a plain plank; `half` is half its length. */
function board(side: Side, half: number): string {
  if (side === EAST) return `M${-half}-16H${half - 8}L${half + 6} 0 ${half - 8} 16H${-half}z`
  if (side === WEST) return `M${half}-16H${8 - half}L${-half - 6} 0 ${8 - half} 16H${half}z`
  return `M${-half}-16H${half}V16H${-half}z`
}

/** A wooden sign for one side of the forest, its board's middle at (0, 0), about 100 by 52. */
export const SignPost = memo(function SignPost({ side, face, label, active = false }: SignPostProps) {
  const half = Math.max(46, label.length * 5 + 24)
  const d = board(side, half)
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path d="M-3 14h6v22h-6z" fill="var(--post)" stroke="var(--piece-ink)" strokeWidth={1.6} />
      <path d={d} transform="translate(2 4)" fill="var(--shadow)" />
      <path d={d} fill={active ? 'var(--seal)' : 'var(--wood)'} stroke="var(--piece-ink)" strokeWidth={2.2} />
      <path
        d={`M${8 - half}-10h26M${half - 36} 11h26`}
        stroke={active ? 'var(--seal-line)' : 'var(--wood-line)'}
        strokeWidth={1.4}
      />
      <text
        x={13}
        y={6.5}
        fontFamily="var(--face-label)"
        fontSize={18.5}
        textAnchor="middle"
        fill={active ? 'var(--on-seal)' : 'var(--on-wood)'}
      >
        {label}
      </text>
      <g transform={`translate(${20 - half} 0)`}>
        <Die face={face} size={22} />
      </g>
    </g>
  )
})
