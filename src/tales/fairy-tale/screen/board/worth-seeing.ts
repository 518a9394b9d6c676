import { roadEnds, type State } from '../../../../engine/fairy-tale/index.ts'
import { CENTRE, DIRECTIONS, neighbour } from '../../../../engine/kernel/index.ts'
import { AIMED } from '../../../../ui/stage/camera/view.ts'
import type { Box, Spot } from '../../../../ui/stage/spot.ts'
import { spotOf } from '../forest/layout.ts'
import { tilePlaces } from '../forest/picture.ts'
import { HALF, signSpots } from './sides/sign-spots.ts'

/** From the middle of a tile, or of a place for one, to what must be seen beside it, in tiles: to aim at it must not move the board. */
const PLACE = { x: AIMED, y: AIMED }

/** The same of a sign post: its picture, and so much that it need not stand at the very edge. */
const SIGN = { x: HALF.x + 0.12, y: HALF.y + 0.15 }

/** The parts of the board that are worth seeing: tiles, sign posts, and the places where tiles may be laid. */
export function roomOf(state: State): readonly Box[] {
  const round = (half: Spot) => (spot: Spot) => ({
    left: spot.x - half.x,
    top: spot.y - half.y,
    right: spot.x + half.x,
    bottom: spot.y + half.y,
  })
  const around = state.opening ? DIRECTIONS.map((side) => spotOf(neighbour(CENTRE, side))) : []
  return [
    ...[...tilePlaces(state), ...roadEnds(state.tiles)].map(spotOf).map(round(PLACE)),
    ...around.map(round(PLACE)),
    ...Object.values(signSpots(state)).map(round(SIGN)),
  ]
}
