import { memo } from 'react'
import { Forest, type ForestTile, Oak } from '../art/index.ts'

const TILES: readonly ForestTile[] = [
  { x: 0, y: 0, roads: 15, seed: 'oak', building: 'oak' },
  { x: 0, y: -1, roads: 5, seed: 'cover1' },
  { x: 1, y: 0, roads: 14, seed: 'cover2' },
  { x: 0, y: 1, roads: 3, seed: 'cover3' },
  { x: -1, y: 0, roads: 11, seed: 'cover4' },
]

/** The oak with a tile on each side, as every tale begins. Only a picture. */
export const FirstTiles = memo(function FirstTiles() {
  return (
    <svg width={98} height={99} viewBox="-156 -156 312 316" overflow="visible" aria-hidden="true">
      <Forest tiles={TILES} level={1} />
      <g transform="translate(-50 -50)">
        <Oak />
      </g>
    </svg>
  )
})
