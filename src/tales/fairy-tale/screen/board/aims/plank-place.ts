import { useCallback } from 'react'
import { places, type State } from '../../../../../engine/fairy-tale/index.ts'
import type { Place } from '../../../../../engine/kernel/index.ts'
import {
  beyondEnd,
  beyondStart,
  END,
  MIDDLE,
  placeBox,
  type Rect,
  START,
  type Tie,
} from '../../../../../ui/input/placement.ts'
import type { BoardPoint } from '../../../../../ui/stage/board-point.ts'
import type { Seen } from '../../../../../ui/stage/camera/sight.ts'
import type { Camera } from '../../../../../ui/stage/camera/useCamera.ts'
import { useViewSelector } from '../../../../../ui/stage/camera/useViewSelector.ts'
import { spotOf } from '../../forest/layout.ts'

type Hangs = 'below' | 'above' | 'east' | 'inside'
type Edge = 'left' | 'right' | 'middle'

/**
 * The place of the confirm button at the aimed place, and the edge with which it is aligned if not centred. A button inside covers the left
 * edge, so the turn button there moves under or over it. At the left border of the board the turn button moves into the place.
 */
export type PlankPlace =
  `${Exclude<Hangs, 'inside'> | `${Exclude<Hangs, 'inside'>} turn-in` | 'inside turn-under' | 'inside turn-over'} ${Edge}`

/** The size of the confirm button, in pixels. */
const PLANK = { width: 224, height: 62 }

/** Between a tile and the confirm button at its east, in pixels. */
const GAP = 8

/** The room in pixels that the turn button needs below a place, and at its left. */
const TURN_BUTTON = { below: 54, left: 40 }

/** The button is part of the board's layer and moves with its place, so it cannot slide along the place. */
const held = (tie: Tie): Tie => ({ ...tie, holds: true })

const hung = (hangs: Hangs, y: Tie) =>
  [
    { hangs, edge: 'middle', x: held(MIDDLE), y },
    { hangs, edge: 'left', x: held(START), y },
    { hangs, edge: 'right', x: held(END), y },
  ] as const

const OUTSIDE = [...hung('below', beyondEnd()), ...hung('above', beyondStart())] as const
/** Not at the west: the button to turn the tile is there. */
const EAST = { hangs: 'east', edge: 'middle', x: beyondEnd(GAP), y: held(MIDDLE) } as const
/** The last resort, even if only half of the place is visible. */
const INSIDE = hung('inside', MIDDLE)

const SPOTS = [...OUTSIDE, EAST, ...INSIDE] as const

/**
 * Returns a place where the button is visible and hides least of the forest and of the place itself: below, above, east, or on the place.
 * `tile`: the place, `within`: the visible part of the board, both in pixels of the viewport.
 */
export function placeConfirmButton(
  { tiles }: Pick<State, 'tiles'>,
  place: Place,
  tile: Rect,
  within: Rect,
): PlankPlace {
  const { x, y } = spotOf(place)
  const [width, height] = [tile.right - tile.left, tile.bottom - tile.top]
  // Half of its own place: it is better hidden than another tile.
  const own = { ...tile, right: tile.left + width / 2 }
  const others = places(tiles).filter((other) => other !== place)
  const avoid = others.map((other): Rect => {
    const [across, down] = [(spotOf(other).x - x) * width, (spotOf(other).y - y) * height]
    return {
      left: tile.left + across,
      top: tile.top + down,
      right: tile.right + across,
      bottom: tile.bottom + down,
    }
  })
  const { spot } = placeBox({
    size: PLANK,
    anchor: tile,
    about: null,
    within,
    spots: SPOTS,
    avoid: [own, ...avoid],
  })
  if (spot.hangs !== 'inside')
    return tile.left - within.left >= TURN_BUTTON.left
      ? `${spot.hangs} ${spot.edge}`
      : `${spot.hangs} turn-in ${spot.edge}`
  const turn = within.bottom - tile.bottom >= TURN_BUTTON.below ? 'turn-under' : 'turn-over'
  return `inside ${turn} ${spot.edge}`
}

/** Returns the boxes of the confirm button and of the turn button at an aimed place, in pixels. `middle`: of the place. */
export function aimButtons(plank: PlankPlace, middle: BoardPoint, tile: number): Rect[] {
  const half = tile / 2
  const anchor = {
    left: middle.x - half,
    top: middle.y - half,
    right: middle.x + half,
    bottom: middle.y + half,
  }
  const [hangs = 'below', ...rest] = plank.split(' ')
  const edge = rest.at(-1)
  const spot = SPOTS.find((one) => one.hangs === hangs && one.edge === edge) ?? EAST
  const confirm = placeBox({ size: PLANK, anchor, about: null, spots: [spot] }).box
  const turnAt = rest.includes('turn-under')
    ? anchor.bottom + 28
    : rest.includes('turn-over')
      ? anchor.top - 35
      : middle.y
  const left = anchor.left - (rest.includes('turn-in') ? 4 : TURN_BUTTON.left)
  const turn = { left, right: left + 64, top: turnAt - 24, bottom: turnAt + 24 }
  return [confirm, turn]
}

/** Returns the place of the confirm button for an aimed place in the current view. */
export function usePlankPlace(state: State, place: Place | null, { eye, sight }: Camera): PlankPlace {
  const find = useCallback(
    ({ size, cover: { left, top, right, bottom } }: Seen): PlankPlace | null => {
      const tile = place === null ? undefined : eye.current?.boxAt(spotOf(place))
      if (place === null || !tile) return null
      const seen = { left, top, right: size.width - right, bottom: size.height - bottom }
      return placeConfirmButton(state, place, tile, seen)
    },
    [state, place, eye],
  )
  return useViewSelector(sight, find) ?? 'below middle'
}
