import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './DragGhost.module.css'
import type { DraggedThing } from './drop-target.tsx'

interface DragGhostProps extends DraggedThing {
  /** How wide it is drawn, in cells. */
  wide?: number
  children: ReactNode
}

/** A thing on its way: under the pointer, or in the cell into which it would fall, which lights up. */
export const DragGhost = ({ at, cell, snapped, wide = 1, children }: DragGhostProps) =>
  createPortal(
    <div
      className={styles.ghost}
      style={{
        translate: `calc(${at.x}px - 50%) calc(${at.y}px - 50%)`,
        width: cell === null ? undefined : cell * wide,
      }}
      data-dragging=""
      data-snapped={snapped ? '' : undefined}
      aria-hidden="true"
    >
      {children}
    </div>,
    document.body,
  )
