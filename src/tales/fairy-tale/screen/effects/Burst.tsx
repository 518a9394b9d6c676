import type { CSSProperties } from 'react'
import { at, type BoardPoint, cssTiles } from '../../../../ui/stage/board-point.ts'
import styles from './effects.module.css'

/** The directions of the flying pieces, clockwise from north, in degrees. */
const ROUND = [20, 65, 110, 160, 205, 250, 300, 340]

/** The pieces of each burst: one shape in two colours, centred at (0, 0), with tiles 100 wide. */
const PIECES = {
  diamond: { d: 'M0-22L9-6 0 6-9-6z', colours: ['var(--diamond)', 'var(--diamond-2)'], size: 1.5 },
  blast: { d: 'M-9-34L4-40 10-26 0-18-11-24z', colours: ['var(--threat)', 'var(--ground)'], size: 1.25 },
  splinters: { d: 'M-4-30L4-28 3-12-3-10z', colours: ['var(--wood)', 'var(--road)'], size: 0.75 },
  crumbs: { d: 'M-6-22L3-25 6-18-2-14z', colours: ['var(--wood)', 'var(--road)'], size: 0.72 },
} as const

interface BurstProps {
  what: keyof typeof PIECES
  spot: BoardPoint
  time: CSSProperties
}

/** A breaking thing: its pieces fly to all sides. */
export function Burst({ what, spot: { x, y }, time }: BurstProps) {
  const { d, colours, size } = PIECES[what]
  return (
    <svg
      className={styles['shards']}
      style={{ ...at({ x: x - size / 2, y: y - size / 2 }), width: cssTiles(size), height: cssTiles(size) }}
      viewBox="-50 -50 100 100"
      aria-hidden="true"
      data-burst={what}
    >
      {ROUND.map((turn, index) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path
            className={styles['shard']}
            style={time}
            d={d}
            fill={colours[index % 2]}
            stroke="var(--piece-ink)"
            strokeWidth={2}
            strokeLinejoin="round"
          />
        </g>
      ))}
    </svg>
  )
}
