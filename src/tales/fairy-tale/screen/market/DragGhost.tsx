import { createPortal } from 'react-dom'
import type { Face } from '../../../../engine/fairy-tale/index.ts'
import type { Point } from '../../../../ui/stage/drag/useDrag.ts'
import styles from './DragGhost.module.css'
import { TilePicture } from './TilePicture.tsx'

/** A tile on its way, under the pointer. */
export const DragGhost = ({ face, at }: { face: Face; at: Point }) =>
  createPortal(
    <div
      className={styles['ghost']}
      style={{ translate: `calc(${at.x}px - 50%) calc(${at.y}px - 50%)` }}
      data-dragging=""
      aria-hidden="true"
    >
      <TilePicture face={face} />
    </div>,
    document.body,
  )
