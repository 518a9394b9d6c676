import type { ReactNode } from 'react'
import { OrderNumber } from '../../art/index.ts'
import styles from './Target.module.css'

interface TargetProps {
  /** The index of the option. */
  which: number
  choose: (which: number) => void
  /** The place and the size of its number, which is also on its button below the board. */
  at: readonly [x: number, y: number]
  scale: number
  /** The shape of the place. */
  children: ReactNode
}

/** A place on a small board that chooses an option by click or touch. */
export const Target = ({ which, choose, at: [x, y], scale, children }: TargetProps) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: an addition for fingers and mice; planks say and do the same
  <g className={styles['target']} onClick={() => choose(which)}>
    {children}
    <g transform={`translate(${x} ${y})`}>
      <OrderNumber value={which + 1} scale={scale} />
    </g>
  </g>
)
