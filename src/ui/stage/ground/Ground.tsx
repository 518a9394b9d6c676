import { memo } from 'react'
import type { Sight } from '../camera/sight.ts'
import type { Box } from '../spot.ts'
import type { CellsIn } from './cell.ts'
import styles from './ground.module.css'
import { usePainter } from './usePainter.ts'

interface GroundProps {
  /** The same function while what lies on the table is the same. */
  cellsIn: CellsIn
  box: Box
  sight: Sight
}

/** What lies on the table, painted. It is to be looked at only: what lies there is named by buttons above it. */
export const Ground = memo(function Ground({ cellsIn, box, sight }: GroundProps) {
  const host = usePainter(cellsIn, box, sight)
  return <div ref={host} className={styles['ground']} aria-hidden="true" />
})
