import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { at, type BoardPoint, cssTiles } from '../board-point.ts'
import { animate, type PieceMotion } from './motion.ts'
import styles from './pieces.module.css'

interface PieceProps extends BoardPoint {
  id: string
  /** Side of its box, in tiles. */
  size: number
  /** True to put the bottom of the piece at the point, instead of its center. */
  standing?: boolean
  /** The motion for the current cue. Must be the same object for the whole cue. */
  motion: PieceMotion | null
  /** Additional data attributes of its element. */
  marks?: Readonly<Record<`data-${string}`, string>>
  children: ReactNode
}

/** A piece on the board. When its position changes, it moves there from the old one. */
export function Piece({ id, x, y, size, standing = false, motion, marks, children }: PieceProps) {
  const piece = useRef<HTMLDivElement>(null)
  const stood = useRef<BoardPoint | null>(null)
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
      // Set the corner, without a transform that centers the piece: transformed pieces cost time in each frame of the board.
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
