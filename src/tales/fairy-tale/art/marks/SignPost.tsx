import { memo } from 'react'
import { Die, type DieFace } from '../../../../ui/art/tokens/Die.tsx'
import { EAST, NORTH, type Side, SOUTH, WEST } from '../roads/roads.ts'

interface SignPostProps {
  side: Side
  /** The face of the die for this side. */
  face: DieFace
  label: string
  /** True if this side is the relevant one now. */
  active?: boolean
  /** True to draw only the die, at small zooms. */
  compact?: boolean
  /** True to show with two chevrons that monsters enter here. */
  enters?: boolean
}

/** The length of a plank's point. */
const POINT = 8

/** Rotation in degrees that turns south-pointing chevrons into the forest. */
const TURNS: Record<Side, number> = { [NORTH]: 0, [EAST]: 90, [SOUTH]: 180, [WEST]: 270 }

/** A plank of half a length and half a height. North and south signs have their point in the middle, others at one end. */
function plank(side: Side, half: number, high: number): string {
  if (side === NORTH) return `M${-half}${-high}H${half}V${high}H9L0 ${high + POINT}-9 ${high}H${-half}z`
  if (side === SOUTH) return `M${-half} ${high}H${half}V${-high}H9L0 ${-high - POINT}-9${-high}H${-half}z`
  const end = side === EAST ? -1 : 1
  return `M${-end * half}${-high}H${end * (half - 6)}L${end * (half + POINT - 2)} 0 ${end * (half - 6)} ${high}H${-end * half}z`
}

/** Two chevrons beyond the point, into the forest. */
function Chevrons({ side, half, high }: { side: Side; half: number; high: number }) {
  const from = (side === NORTH || side === SOUTH ? high : half) + POINT + 5
  return (
    <path
      transform={`rotate(${TURNS[side]})`}
      d={`M-7 ${from}l7 6 7-6M-7 ${from + 8}l7 6 7-6`}
      fill="none"
      stroke="var(--ink)"
      strokeWidth={3.4}
    />
  )
}

/** A wooden sign for one side of the forest that points into it; centred at (0, 0), about 92 by 32, or 28 wide if compact. */
export const SignPost = memo(function SignPost({
  side,
  face,
  label,
  active = false,
  compact = false,
  enters = false,
}: SignPostProps) {
  const half = compact ? 14 : Math.max(46, label.length * 5 + 24)
  const high = compact ? 14 : 16
  const d = plank(side, half, high)
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path d={d} transform="translate(2 4)" fill="var(--shadow)" />
      <path d={d} fill={active ? 'var(--seal)' : 'var(--wood)'} stroke="var(--piece-ink)" strokeWidth={2.2} />
      {enters && <Chevrons side={side} half={half} high={high} />}
      {compact ? (
        <Die face={face} size={20} />
      ) : (
        <>
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
        </>
      )}
    </g>
  )
})
