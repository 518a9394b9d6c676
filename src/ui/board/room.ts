import { roadEnds, type State } from '../../engine/fairy-tale/index.ts'
import { CENTRE, DIRECTIONS, neighbour } from '../../engine/kernel/index.ts'
import { type Box, OPENING, type Spot, spotOf } from './layout.ts'
import { tilePlaces } from './picture.ts'
import { HALF, signSpots } from './sides/sign-spots.ts'

/** From the middle of a tile to what must be seen beside it, in tiles. */
const TILE = { x: 0.6, y: 0.6 }

/** The part of the board that is worth seeing: tiles, sign posts, and the places where tiles may be laid. */
export function roomOf(state: State): Box {
  const round = (half: Spot) => (spot: Spot) => ({ spot, half })
  const around = state.opening ? DIRECTIONS.map((side) => spotOf(neighbour(CENTRE, side))) : []
  const parts = [
    ...[...tilePlaces(state).map(spotOf), ...around].map(round(TILE)),
    ...roadEnds(state.tiles).map(spotOf).map(round(OPENING)),
    ...Object.values(signSpots(state)).map(round(HALF)),
  ]
  return {
    left: Math.min(...parts.map(({ spot, half }) => spot.x - half.x)),
    top: Math.min(...parts.map(({ spot, half }) => spot.y - half.y)),
    right: Math.max(...parts.map(({ spot, half }) => spot.x + half.x)),
    bottom: Math.max(...parts.map(({ spot, half }) => spot.y + half.y)),
  }
}
