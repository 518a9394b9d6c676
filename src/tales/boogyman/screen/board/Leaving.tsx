import type { Ref } from 'react'
import { at, cssTiles } from '../../../../ui/stage/board-point.ts'
import type { PlacedPiece } from '../clearing/clearing-pieces.ts'
import { ThingPicture } from '../clearing/Pieces.tsx'
import styles from './effects.module.css'

interface LeavingProps {
  piece: PlacedPiece
  /** Name of the animation in the style sheet. */
  way: string
  /** Duration in milliseconds. */
  motion: number
  ref?: Ref<HTMLDivElement>
}

/** A piece that leaves the board, drawn at its old position. */
export const Leaving = ({ piece: { x, y, size, thing, seed }, way, motion, ref }: LeavingProps) => (
  <div
    ref={ref}
    className={styles['leaving']}
    data-leaving={way}
    style={{
      ...at({ x: x - size / 2, y: y - size / 2 }),
      animationDuration: `${motion}ms`,
      width: cssTiles(size),
      height: cssTiles(size),
    }}
  >
    <ThingPicture thing={thing} seed={seed} />
  </div>
)
