import type { ReactNode } from 'react'
import { streamOf } from '../../ui/art/random.ts'
import { blob } from '../../ui/art/svg.ts'

const INKED = { stroke: 'var(--piece-ink)', strokeWidth: 2.2, strokeLinejoin: 'round' } as const

const GROUNDS = ['#F2DDA6', '#DCE6C0', '#F0D2C0'] as const

const ground = (step: 0 | 1 | 2): ReactNode => (
  <path d={blob(streamOf(`step ${step}`), 46, 46, 38, 9, 0.12)} fill={GROUNDS[step]} />
)

const number = (step: 0 | 1 | 2): ReactNode => (
  <g>
    <circle cx={12} cy={12} r={11} fill="var(--piece-ink)" stroke="var(--page)" strokeWidth={2} />
    <text x={12} y={18} textAnchor="middle" fill="#FFF3E2" style={{ font: 'var(--font-figure)' }}>
      {step + 1}
    </text>
  </g>
)

/** The pictures of the three steps of joining, each in a box of 96: a phone, two people, a slip with a name. */
export const STEP_PICTURES: readonly ReactNode[] = [
  <g key="scan">
    {ground(0)}
    <g transform="rotate(-8 48 48)">
      <rect x={26} y={8} width={46} height={80} rx={8} fill="var(--post)" {...INKED} />
      <rect x={32} y={16} width={34} height={58} rx={2} fill="#FFFBEF" {...INKED} strokeWidth={1.8} />
      <g fill="none" stroke="var(--piece-ink)" strokeWidth={2.6}>
        <rect x={37} y={28} width={9} height={9} rx={2} />
        <rect x={52} y={28} width={9} height={9} rx={2} />
        <rect x={37} y={46} width={9} height={9} rx={2} />
      </g>
      <path
        d="M51 42h4v4h-4zM57 46h4v4h-4zM51 52h4v4h-4zM58 54h3v3h-3zM47 40h3v3h-3z"
        fill="var(--piece-ink)"
      />
      <circle cx={49} cy={81} r={2.6} fill="var(--gilt)" stroke="var(--piece-ink)" strokeWidth={1.2} />
    </g>
    {number(0)}
  </g>,
  <g key="seat">
    {ground(1)}
    <g {...INKED}>
      <path d="M18 82Q18 56 36 56T54 82z" fill="var(--plank-blue)" />
      <circle cx={36} cy={44} r={13} fill="var(--piece-paper)" />
      <path d="M44 88Q44 58 64 58T84 88z" fill="var(--seal)" />
      <circle cx={64} cy={45} r={14.5} fill="var(--piece-paper)" />
    </g>
    {number(1)}
  </g>,
  <g key="name">
    {ground(2)}
    <path d="M10 40L84 34 88 74 13 80z" fill="var(--piece-paper)" {...INKED} />
    <path d="M22 64q6-16 10-4t8-6 6 5 8-8 8 6 9-6" fill="none" {...INKED} strokeLinecap="round" />
    <g transform="translate(70 56) rotate(28)" {...INKED} strokeWidth={2}>
      <path d="M0 0L-4-10-3-44H5L4-10z" fill="#D9A02A" />
      <path d="M0 0L-4-10H4z" fill="#FFF3DC" strokeWidth={1.6} />
      <path d="M-3-44H5V-52H-3z" fill="#E59AB4" strokeWidth={1.8} />
    </g>
    {number(2)}
  </g>,
]

/** An eye, in a box of 96: watching a game. */
export const WATCH_PICTURE: ReactNode = (
  <g>
    {ground(1)}
    <g {...INKED}>
      <path d="M10 50Q48 8 86 50Q48 88 10 50z" fill="var(--piece-paper)" />
      <circle cx={48} cy={49} r={18} fill="var(--plank-blue)" />
      <circle cx={48} cy={49} r={8} fill="var(--piece-ink)" stroke="none" />
      <circle cx={54} cy={42} r={4} fill="#FFFBEF" stroke="none" />
      <path d="M20 30L12 20M48 20V8M76 30L84 20" fill="none" strokeLinecap="round" />
    </g>
  </g>
)
