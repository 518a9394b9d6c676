import { createPortal } from 'react-dom'
import type { SeatName } from '../../../../engine/boogyman/index.ts'
import type { Point } from '../../../../ui/stage/drag/useDrag.ts'
import type { InHand } from '../../intent/in-hand.ts'
import { ThingPicture } from '../clearing/Pieces.tsx'
import styles from './board.module.css'

interface DragGhostProps {
  piece: NonNullable<InHand>
  side: SeatName
  at: Point
}

/** A piece on its way, under the pointer. */
export const DragGhost = ({ piece, side, at }: DragGhostProps) =>
  createPortal(
    <div
      className={styles['ghost']}
      style={{ translate: `calc(${at.x}px - 50%) calc(${at.y}px - 50%)` }}
      data-dragging=""
      aria-hidden="true"
    >
      <ThingPicture
        thing={piece.kind === 'pawn' ? { kind: 'folk', side, acted: false } : { kind: 'boogyman', side }}
        seed=""
        selected
      />
    </div>,
    document.body,
  )
