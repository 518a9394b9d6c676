import type { CSSProperties } from 'react'
import { at, type BoardPoint, cssTiles } from '../../../../ui/stage/board-point.ts'
import styles from './effects.module.css'

/** Side of its largest box, in tiles. */
const WIDTH = 1.1

interface RingProps {
  /** A threat is about to arrive here, or a power starts here. */
  means: 'threat' | 'power'
  spot: BoardPoint
  time: CSSProperties
}

/** Announces an event at a spot: for a threat the ring contracts, for a power it expands. */
export function EventRing({ means, spot: { x, y }, time }: RingProps) {
  const box = {
    ...at({ x: x - WIDTH / 2, y: y - WIDTH / 2 }),
    width: cssTiles(WIDTH),
    height: cssTiles(WIDTH),
  }
  return (
    <svg className={styles[means]} style={{ ...box, ...time }} viewBox="-50 -50 100 100" aria-hidden="true">
      <circle r="42" fill="none" stroke="var(--piece-ink)" strokeWidth="11" />
      <circle
        r="42"
        fill="none"
        stroke={`var(--${COLOURS[means]})`}
        strokeWidth="6"
        strokeDasharray={DASHES[means]}
      />
    </svg>
  )
}

const COLOURS = { threat: 'threat', power: 'selected' } as const

/** Dashed for a threat, solid for a power, so that colour is not the only difference. */
const DASHES = { threat: '22 11', power: undefined } as const
