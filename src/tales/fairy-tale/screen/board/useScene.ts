import { useMemo, useRef } from 'react'
import type { State } from '../../../../engine/fairy-tale/index.ts'
import { CENTRE, DIRECTIONS, neighbour } from '../../../../engine/kernel/index.ts'
import type { Scene } from '../../../../ui/stage/camera/BoardCamera.ts'
import type { ForestTile } from '../../art/index.ts'
import { boxOf, spotOf } from '../forest/layout.ts'
import { forestPicture, pictureKey, tilePlaces } from '../forest/picture.ts'
import { roomOf } from './worth-seeing.ts'

/** The forest as the ground and the camera need it. */
export interface ForestScene extends Scene {
  forestTiles: readonly ForestTile[]
}

/** What the forest looks like; the same object for as long as no tile comes, goes or turns, nor the turn passes. */
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
    const focus = spotOf(now.seats[now.onTurn]?.at ?? CENTRE)
    return {
      forestTiles,
      places: places.map(spotOf),
      box: boxOf([...places, ...round]),
      room: roomOf(now),
      focus,
    }
  }, [forestTiles, onTurn, phase === 'opening'])
}
