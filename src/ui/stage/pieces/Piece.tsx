import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { at, cssTiles, type Spot } from '../spot.ts'
import { animate, type PieceMotion } from './motion.ts'
import styles from './pieces.module.css'

interface PieceProps extends Spot {
  id: string
  /** Side of its box, in tiles. */
  size: number
  /** Stands on its feet at the spot; else its middle is there. */
  standing?: boolean
  /** How it moves for what is shown now; the same object for as long as that is shown. */
  motion: PieceMotion | null
  /** What else its element says of it. */
  marks?: Readonly<Record<`data-${string}`, string>>
  children: ReactNode
}

/** A piece on the board. It stands where it is said to stand, and moves there from where it stood. */
export function Piece({ id, x, y, size, standing = false, motion, marks, children }: PieceProps) {
  const piece = useRef<HTMLDivElement>(null)
  const stood = useRef<Spot | null>(null)
  useLayoutEffect(() => {
    const from = stood.current && { x: stood.current.x - x, y: stood.current.y - y }
    stood.current = { x, y }
    if (piece.current && motion && 'animate' in piece.current) animate(piece.current, motion, from)
  }, [x, y, motion])
  const box = cssTiles(size)
  return (
    <div
      ref={piece}
      className={styles['piece']}
      data-piece={id}
      {...marks}
      // Its corner, not its middle moved back: every piece that is moved costs each new frame of the board.
      style={{
        ...at({ x: x - size / 2, y: y - size * (standing ? 1 : 0.5) }),
        width: box,
        height: box,
        zIndex: `calc(var(--z-piece) + ${Math.round(y * 100) + (standing ? 20 : 0)})`,
      }}
    >
      {children}
    </div>
  )
}
