import type { CSSProperties } from 'react'
import { at, type BoardPoint, cssTiles } from '../../../../ui/stage/board-point.ts'
import { Gem, HeartHalves } from '../../art/index.ts'
import { Burst } from './Burst.tsx'
import styles from './moments.module.css'

/** The width of a lost heart, and of the last one, in tiles. */
const HEART = { usual: 1.3, last: 1.9 }

interface BrokenHeartProps {
  last: boolean
  time: CSSProperties
  /** The time of its motion, and the time that its halves sink afterwards, in milliseconds. */
  motion: number
  rest: number
}

/** A heart of the Oak is struck, breaks in two, and sinks until the playback goes on. */
export function BrokenHeart({ last, time, motion, rest }: BrokenHeartProps) {
  const width = cssTiles(last ? HEART.last : HEART.usual)
  return (
    <svg
      className={styles['heart']}
      style={{
        animationDuration: `${motion}ms, ${rest}ms`,
        animationDelay: `0ms, ${motion}ms`,
        width,
        height: width,
      }}
      viewBox="-35 -37 70 70"
      aria-hidden="true"
      data-moment="heart"
    >
      <g className={styles['beat']} style={time}>
        <HeartHalves className={styles['half']} />
      </g>
    </svg>
  )
}

/** A dark diamond that is struck and bursts. */
export function BrokenDiamond({ spot, time }: { spot: BoardPoint; time: CSSProperties }) {
  return (
    <>
      <svg
        className={styles['gem']}
        style={{ ...at(spot), ...time, width: cssTiles(0.62), height: cssTiles(0.62) }}
        viewBox="-24 -24 48 48"
        aria-hidden="true"
        data-moment="diamond"
      >
        <Gem state="forest" />
      </svg>
      <Burst what="diamond" spot={spot} time={time} />
    </>
  )
}
