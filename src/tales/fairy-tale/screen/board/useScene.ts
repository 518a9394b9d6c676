import { useMemo, useRef } from 'react'
import { roadEnds, type State, standsAt } from '../../../../engine/fairy-tale/index.ts'
import { CENTRE, DIRECTIONS, neighbour } from '../../../../engine/kernel/index.ts'
import type { BoardPoint, BoardRect } from '../../../../ui/stage/board-point.ts'
import type { CameraTargets } from '../../../../ui/stage/camera/BoardCamera.ts'
import { AIMED } from '../../../../ui/stage/camera/camera-view.ts'
import type { ForestTile } from '../../art/index.ts'
import { boxOf, spotOf } from '../forest/layout.ts'
import { forestPicture, pictureKey, tilePlaces } from '../forest/picture.ts'
import { HALF, signSpots } from './sides/sign-spots.ts'

/** The room around the centre of a tile or place that the view must include, in tiles, so that aiming does not move the board. */
const PLACE = { x: AIMED, y: AIMED }

/** The same for a sign post: half its size plus a margin from the edge. */
const SIGN = { x: HALF.x + 0.12, y: HALF.y + 0.15 }

/** The parts of the board that the view should include: tiles, sign posts, and places for tiles. */
function roomOf(state: State): readonly BoardRect[] {
  const round = (half: BoardPoint) => (spot: BoardPoint) => ({
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

/** The forest as the ground and the camera need it. */
export interface ForestScene extends CameraTargets {
  forestTiles: readonly ForestTile[]
}

/** Returns the look of the forest: the same object until a tile is added, removed or turned, or the turn passes. */
export function useScene(state: State): ForestScene {
  const picture = forestPicture(state)
  const key = pictureKey(picture)
  const kept = useRef({ key, picture })
  if (kept.current.key !== key) kept.current = { key, picture }
  const { picture: forestTiles } = kept.current

  const latest = useRef(state)
  latest.current = state
  const { onTurn, phase } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is read when one of these changes, and then only
  return useMemo(() => {
    const now = latest.current
    const places = tilePlaces(now)
    const round = now.opening ? DIRECTIONS.map((side) => neighbour(CENTRE, side)) : []
    const focus = spotOf(standsAt(now, now.onTurn) ?? CENTRE)
    return {
      forestTiles,
      places: places.map(spotOf),
      box: boxOf([...places, ...round]),
      room: roomOf(now),
      focus,
    }
  }, [forestTiles, onTurn, phase === 'opening'])
}
