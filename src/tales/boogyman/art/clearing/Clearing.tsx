import { memo } from 'react'
import { TILES, type Tile, tileName } from '../../../../engine/boogyman/index.ts'
import { Markup } from '../../../../ui/art/Markup.tsx'
import type { Detail } from '../../../../ui/art/svg.ts'
import { middleOf } from './geometry.ts'
import { plateMarkup } from './plate.ts'
import { shadeMarkup, tileMarkup } from './tile-markup.ts'

interface ClearingProps {
  /** Tiles that the Boogyman may not enter. */
  shaded: readonly Tile[]
  detail: Detail
}

/** The board: the forest plate, 37 tiles, and the hatching of tiles that bar the Boogyman. */
export const Clearing = memo(function Clearing({ shaded, detail }: ClearingProps) {
  const tiles = TILES.map((tile) => tileMarkup(tile, detail)).join('')
  return (
    <g>
      <Markup svg={plateMarkup(detail)} />
      <Markup svg={tiles} />
      <Markup svg={shaded.map((tile) => shadeMarkup(tile, detail)).join('')} />
    </g>
  )
})

/** The name of each tile in its lower corner. */
export const TileNames = memo(function TileNames() {
  return (
    <g fontFamily="var(--face-read)" fontSize={15} textAnchor="middle" fill="var(--clearing-name)">
      {TILES.map((tile) => {
        const [x, y] = middleOf(tile)
        return (
          <text key={tile} x={x} y={y + 49}>
            {tileName(tile)}
          </text>
        )
      })}
    </g>
  )
})
