import { memo } from 'react'
import { isFull, type State, TILES, type Tile, treesOn } from '../../../../engine/boogyman/index.ts'
import { useKept } from '../../../../ui/page/useKept.ts'
import { Clearing, type Detail, TileNames } from '../../art/index.ts'
import { Layer } from './Layer.tsx'

interface ClearingGroundProps {
  state: State
  detail: Detail
}

/** The plate of forest with its tiles, hatched where a Boogyman is barred. */
export function ClearingGround({ state, detail }: ClearingGroundProps) {
  const shaded = useKept(TILES.filter((tile) => isShaded(state, tile)))
  return (
    <Layer still>
      <Clearing shaded={shaded} detail={detail} />
    </Layer>
  )
}

/** What bars either Boogyman: trees, or three things. */
const isShaded = (state: State, tile: Tile): boolean => treesOn(state, tile) > 0 || isFull(state, tile)

/** The names of tiles that are large enough to bear them; of others the one that is pointed at says its own. */
export const Names = memo(function Names({ detail }: { detail: Detail }) {
  if (detail !== 'fine') return null
  return (
    <Layer>
      <TileNames />
    </Layer>
  )
})
