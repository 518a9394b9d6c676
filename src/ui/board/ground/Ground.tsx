import { memo } from 'react'
import { type Detail, Forest, type ForestTile, Wasteland } from '../../art/index.ts'
import { at, type Box, tiles } from '../layout.ts'
import styles from './ground.module.css'

interface GroundProps {
  /** The same array while the forest is the same. */
  forest: readonly ForestTile[]
  box: Box
  level: Detail
}

/** How far round the forest the table is drawn, in tiles: no view reaches further. */
const ROUND = 12

/** The forest on the table, with the wasteland round it. */
export const Ground = memo(function Ground({ forest, box, level }: GroundProps) {
  const [left, top] = [box.left - ROUND, box.top - ROUND]
  const [width, height] = [box.right - box.left + ROUND * 2, box.bottom - box.top + ROUND * 2]
  const area = { x: left * 100, y: top * 100, width: width * 100, height: height * 100 }
  return (
    <svg
      className={styles['ground']}
      style={{ ...at({ x: left, y: top }), width: tiles(width), height: tiles(height) }}
      viewBox={`${area.x} ${area.y} ${area.width} ${area.height}`}
      aria-hidden="true"
    >
      <Wasteland {...area} />
      <Forest tiles={forest} level={level} />
    </svg>
  )
})
