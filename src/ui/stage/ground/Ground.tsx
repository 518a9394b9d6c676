import { memo } from 'react'
import type { BoardRect } from '../board-point.ts'
import type { Sight } from '../camera/sight.ts'
import type { CellsIn } from './cell.ts'
import styles from './ground.module.css'
import { usePainter } from './usePainter.ts'

interface GroundProps {
  /** Must be the same function while the ground is unchanged. */
  cellsIn: CellsIn
  box: BoardRect
  sight: Sight
}

/** The painted ground. It is hidden from screen readers: buttons above it name its things. */
export const Ground = memo(function Ground({ cellsIn, box, sight }: GroundProps) {
  const host = usePainter(cellsIn, box, sight)
  return <div ref={host} className={styles['ground']} aria-hidden="true" />
})
