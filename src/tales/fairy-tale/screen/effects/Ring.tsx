import type { CSSProperties } from 'react'
import { at, cssTiles, type Spot } from '../../../../ui/stage/spot.ts'
import styles from './effects.module.css'

/** Side of its box when it is widest, in tiles. */
const WIDTH = 1.1

interface RingProps {
  /** Somebody who means harm is about to come here; or a power begins here. */
  means: 'threat' | 'power'
  spot: Spot
  time: CSSProperties
}

/** Says "here" before something happens: a threat draws together on a spot, a power spreads from it. */
export function Ring({ means, spot: { x, y }, time }: RingProps) {
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

/** A threat's ring is broken, a power's is whole: no meaning by colour alone. */
const DASHES = { threat: '22 11', power: undefined } as const
