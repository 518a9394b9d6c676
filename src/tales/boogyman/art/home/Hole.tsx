import { memo } from 'react'
import type { SeatName } from '../../../../engine/boogyman/index.ts'
import { Markup } from '../../../../ui/art/Markup.tsx'
import { INK } from '../../../../ui/art/svg.ts'
import { BOOGYMEN } from '../boogyman-markup.ts'

interface HoleProps {
  side: SeatName
  /** True while he is on the board. The hole is then a dashed arch with his tracks. */
  out: boolean
  size: number
}

/** The hole of a Boogyman, who peeps out of it at home. */
export const Hole = memo(function Hole({ side, out, size }: HoleProps) {
  return (
    <svg
      className="grows"
      width={size}
      height={(size * 76) / 72}
      viewBox="-4 -12 72 76"
      overflow="visible"
      aria-hidden="true"
    >
      {out ? <Left /> : <Peeping side={side} />}
    </svg>
  )
})

const CLAWS = 'M-5 0q5-6 10 0q1 6-5 6t-5-6zM-5-4l-2-5M0-5v-6M5-4l2-5'

/** An empty hole with tracks. */
const Left = () => (
  <g fill="none" stroke="var(--rule)" strokeWidth={2.6} strokeLinecap="round" strokeLinejoin="round">
    <path d="M2 62Q0 18 32 16T62 62z" strokeDasharray="5 5" />
    <path d={CLAWS} transform="translate(24 52) rotate(18)" strokeWidth={2.2} />
    <path d={CLAWS} transform="translate(41 38) rotate(18)" strokeWidth={2.2} />
  </g>
)

const Peeping = ({ side }: Pick<HoleProps, 'side'>) => (
  <g strokeLinejoin="round" strokeLinecap="round">
    <path d="M-2 62Q-4 10 32 8T66 62z" fill="var(--hole)" stroke={INK} strokeWidth={2.4} />
    <path d="M6 62Q4 20 32 18T58 62z" fill="#140E16" stroke={INK} strokeWidth={2} />
    {[22, 42].map((x) => (
      <g key={x}>
        <circle cx={x} cy={42} r={7} fill="#FFE98A" />
        <circle cx={x + 2} cy={41} r={3.2} fill={INK} />
      </g>
    ))}
    <path d="M20 55q12 5 24 0" fill="none" stroke="#F4EBD9" strokeWidth={2.4} strokeDasharray="3.4 3" />
    <g transform="translate(32 6) scale(.52) translate(-32 -7)">
      <Markup svg={BOOGYMEN[side].hat} />
    </g>
  </g>
)
