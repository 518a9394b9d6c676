import { memo } from 'react'
import type { Sight } from '../../../../../ui/stage/camera/sight.ts'
import type { Box } from '../../../../../ui/stage/spot.ts'
import type { ForestTile } from '../../../art/index.ts'
import styles from './ground.module.css'
import { usePainter } from './usePainter.ts'

interface GroundProps {
  /** The same array while the forest is the same. */
  forest: readonly ForestTile[]
  box: Box
  sight: Sight
}

/** The forest on the table, with the wasteland round it, painted. It is to be looked at only: `Places` names what lies there. */
export const Ground = memo(function Ground({ forest, box, sight }: GroundProps) {
  const host = usePainter(forest, box, sight)
  return <div ref={host} className={styles['ground']} aria-hidden="true" />
})
