import { isFull, type State, TILES, treesOn } from '../../../../engine/boogyman/index.ts'
import { Clearing, PLATE_BOX, ThingArt, TILE } from '../../art/index.ts'
import { standingIn } from './clearing-pieces.ts'

const VIEW_BOX = [PLATE_BOX.x, PLATE_BOX.y, PLATE_BOX.width, PLATE_BOX.height].join(' ')

/** A small, static picture of the board with all pieces. The picture fills its parent. */
export function ClearingPicture({ state }: { state: State }) {
  const shaded = TILES.filter((tile) => treesOn(state, tile) > 0 || isFull(state, tile))
  return (
    <svg viewBox={VIEW_BOX} overflow="visible" aria-hidden="true">
      <Clearing shaded={shaded} detail="bold" />
      {standingIn(state).map(({ id, x, y, size, thing, seed }) => (
        <g
          key={id}
          transform={`translate(${(x - size / 2) * TILE} ${(y - size / 2) * TILE}) scale(${(size * TILE) / 64})`}
        >
          <ThingArt thing={thing} seed={seed} />
        </g>
      ))}
    </svg>
  )
}
