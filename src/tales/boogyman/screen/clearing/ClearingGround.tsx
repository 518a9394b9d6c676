import { memo } from 'react'
import { isFull, type State, TILES, type Tile, treesOn } from '../../../../engine/boogyman/index.ts'
import type { Detail } from '../../../../ui/art/svg.ts'
import { useStableList } from '../../../../ui/page/useStableList.ts'
import { Clearing, TileNames } from '../../art/index.ts'
import { Layer } from './Layer.tsx'

interface ClearingGroundProps {
  state: State
  detail: Detail
}

/** The forest plate with its tiles, hatched where a Boogyman is barred. */
export function ClearingGround({ state, detail }: ClearingGroundProps) {
  const shaded = useStableList(TILES.filter((tile) => isShaded(state, tile)))
  return (
    <Layer still>
      <Clearing shaded={shaded} detail={detail} />
    </Layer>
  )
}

/** True if a tile bars both Boogymen, by trees or by being full. */
const isShaded = (state: State, tile: Tile): boolean => treesOn(state, tile) > 0 || isFull(state, tile)

/** The names of tiles, if they are large enough. On smaller tiles only the pointed tile shows its name. */
export const Names = memo(function Names({ detail }: { detail: Detail }) {
  if (detail !== 'fine') return null
  return (
    <Layer>
      <TileNames />
    </Layer>
  )
})
