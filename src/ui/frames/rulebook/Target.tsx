import type { ReactNode } from 'react'
import { OrderNumber } from '../../art/index.ts'
import styles from './Target.module.css'

interface TargetProps {
  /** Which of all that may be chosen. */
  which: number
  choose: (which: number) => void
  /** Where its number lies, and how large: that of its plank below. */
  at: readonly [x: number, y: number]
  scale: number
  /** The place, as one shape. */
  children: ReactNode
}

/** A place on a small board that can be pressed to choose what is done there. */
export const Target = ({ which, choose, at: [x, y], scale, children }: TargetProps) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: an addition for fingers and mice; planks say and do the same
  <g className={styles['target']} onClick={() => choose(which)}>
    {children}
    <g transform={`translate(${x} ${y})`}>
      <OrderNumber value={which + 1} scale={scale} />
    </g>
  </g>
)
