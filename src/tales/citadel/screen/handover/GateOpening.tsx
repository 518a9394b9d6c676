import { type CSSProperties, useEffect } from 'react'
import type { Seat } from '../../../../engine/citadel/index.ts'
import { GatePicture } from '../../art/index.ts'
import { orderOf } from '../now/names.ts'
import styles from './Gate.module.css'
import { useLastToAct } from './gate-now.ts'

/** So long the leaves take to open, in milliseconds at a calm pace. */
const OPENS = 400

interface GateOpeningProps {
  /** Who has opened it. */
  seat: Seat
  /** The pace at which its leaves move: what part of the time at a calm pace they take. */
  tempo: number
  onOpen(): void
}

/** The gate as it opens, over the table of whoever opened it: nothing of it can be pressed or read, and it is gone when it is open. */
export function GateOpening({ seat, tempo, onOpen }: GateOpeningProps) {
  const last = useLastToAct()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whatever is drawn anew meanwhile
  useEffect(() => {
    const timer = setTimeout(onOpen, OPENS * tempo)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div
      className={styles['opening']}
      style={{ '--tempo': tempo } as CSSProperties}
      aria-hidden="true"
      data-gate="opening"
    >
      <GatePicture
        from={last === null || last === seat ? null : orderOf(last)}
        to={orderOf(seat)}
        isOpening
      />
    </div>
  )
}
