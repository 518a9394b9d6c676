import { memo } from 'react'
import { INK } from '../../../../ui/art/svg.ts'

export type Rest = 'nibbles' | 'sleeps'

const SIGNS = {
  /** A biscuit with a bite out of it, and a crumb. */
  nibbles: (
    <g stroke={INK} strokeWidth={1.8} strokeLinejoin="round">
      <path d="M3.6-8.2A9 9 0 1 0 8.6 2.6 4 4 0 0 1 4.4-1.2 4.2 4.2 0 0 1 3.6-8.2z" fill="#E0A45A" />
      <path d="M-3.6-2.8h.1M-2.4 3.2h.1M2 4.6h.1" fill="none" strokeWidth={2.8} strokeLinecap="round" />
      <circle cx={8.4} cy={-5.2} r={1.7} fill="#E0A45A" strokeWidth={1.2} />
    </g>
  ),
  /** Two letters of sleep. */
  sleeps: (
    <path
      d="M-7-2H1L-7 7H1M2.5-8.5H8L2.5-2H8"
      fill="none"
      stroke={INK}
      strokeWidth={2.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
} as const satisfies Record<Rest, unknown>

/** The sign of a monster that nibbles or sleeps, centred at (0, 0), 26 wide. */
export const RestSign = memo(function RestSign({ rest }: { rest: Rest }) {
  return (
    <g>
      <circle r={12} fill="#FFF8E6" stroke={INK} strokeWidth={2} />
      {SIGNS[rest]}
    </g>
  )
})
