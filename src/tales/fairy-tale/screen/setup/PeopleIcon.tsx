import type { HumanCount } from '../../../../store/humans.ts'
import { INK } from '../../../../ui/art/svg.ts'

type Figure = readonly [x: number, y: number, scale: number, coat: string]

/** The people at the table, back row first. */
const FIGURES: Record<HumanCount, readonly Figure[]> = {
  one: [[27, 21, 1.15, '#1F4E9C']],
  several: [
    [12, 21, 0.95, '#3F6B2E'],
    [42, 21, 0.95, '#6A3A9C'],
    [27, 24, 1.05, '#C01F2E'],
  ],
}

/** One person, or several. */
export const PeopleIcon = ({ people }: { people: HumanCount }) => (
  <svg className="grows" width={54} height={40} viewBox="0 0 54 42" aria-hidden="true">
    {FIGURES[people].map(([x, y, scale, coat]) => (
      <g
        key={coat}
        transform={`translate(${x} ${y}) scale(${scale})`}
        stroke={INK}
        strokeWidth={1.9}
        strokeLinejoin="round"
      >
        <path d="M-10 12Q-10 1 0 1T10 12z" fill={coat} />
        <circle cy={-5} r={6.5} fill="#F3C9A0" />
        <path d="M-2.4-5h.01M2.4-5h.01" strokeWidth={2.4} strokeLinecap="round" />
      </g>
    ))}
  </svg>
)
