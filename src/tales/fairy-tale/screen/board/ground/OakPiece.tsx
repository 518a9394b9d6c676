import { memo } from 'react'
import { FACE_OF } from '../../../../../engine/fairy-tale/index.ts'
import { Die, type DieFace } from '../../../../../ui/art/index.ts'
import { at, cssTiles } from '../../../../../ui/stage/board-point.ts'
import { type DetailLevel, Oak } from '../../../art/index.ts'
import styles from './oak.module.css'

/** The die faces of the Oak's sides [R 1]; in hundredths of its tile. */
const SIDES: readonly { face: DieFace; x: number; y: number }[] = [
  { face: FACE_OF.north, x: 50, y: 4 },
  { face: FACE_OF.east, x: 96.5, y: 50 },
  { face: FACE_OF.south, x: 50, y: 100 },
  { face: FACE_OF.west, x: 3.5, y: 50 },
]

/**
 * The Great Wise Oak, larger than its tile. Large tiles show the die face of each side. On small ones they would be below hearts and
 * pieces, and the signs at the entrances show the same.
 */
export const OakPiece = memo(function OakPiece({ level }: { level: DetailLevel }) {
  return (
    <svg
      className={styles['oak']}
      style={{ ...at({ x: -0.5, y: -0.5 }), width: cssTiles(1), height: cssTiles(1) }}
      viewBox="0 0 100 100"
      aria-hidden="true"
    >
      <Oak />
      {level === 0 &&
        SIDES.map(({ face, x, y }) => (
          <g key={face} transform={`translate(${x} ${y})`}>
            <Die face={face} size={15} />
          </g>
        ))}
    </svg>
  )
})
