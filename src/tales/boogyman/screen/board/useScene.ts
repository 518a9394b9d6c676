import { TILES } from '../../../../engine/boogyman/index.ts'
import { useSmall } from '../../../../ui/frames/table/useLayout.ts'
import type { Scene } from '../../../../ui/stage/camera/BoardCamera.ts'
import type { Box } from '../../../../ui/stage/spot.ts'
import { PLATE, spotOf } from '../clearing/spots.ts'

/** What is worth seeing: all tiles and the wood round them, whose outermost trees may lie below paper. */
const ROOM: Box = { left: -3.74, top: -3.72, right: 3.74, bottom: 3.68 }

/** In a small window more of the wood may: no tile is smaller than a finger then. */
const SMALL_ROOM: Box = { left: -3.7, top: -3.36, right: 3.7, bottom: 3.32 }

const sceneOf = (room: Box): Scene => ({
  places: TILES.map(spotOf),
  box: PLATE,
  room: [room],
  focus: { x: 0, y: 0 },
})

const SCENE = sceneOf(ROOM)
const SMALL_SCENE = sceneOf(SMALL_ROOM)

/** The clearing as the camera looks at it: it never grows, and nobody in it is more worth seeing than all of it. */
export const useScene = (): Scene => (useSmall() ? SMALL_SCENE : SCENE)
