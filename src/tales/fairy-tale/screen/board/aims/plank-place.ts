import { useCallback } from 'react'
import type { State } from '../../../../../engine/fairy-tale/index.ts'
import { type Direction, neighbour, type Place } from '../../../../../engine/kernel/index.ts'
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
import type { Seen } from '../../../../../ui/stage/camera/sight.ts'
import type { Camera } from '../../../../../ui/stage/camera/useCamera.ts'
import { useSeen } from '../../../../../ui/stage/camera/useSeen.ts'
import { spotOf } from '../../forest/layout.ts'

type Hangs = 'below' | 'above' | 'inside'
type Edge = 'left' | 'right' | 'middle'

/**
 * Where the plank hangs that confirms what is aimed at a place, and with which edge of the place it begins or ends, if not
 * in the middle. A plank inside covers the left edge, where the button to turn the tile is: that goes under or over it.
 */
export type PlankPlace = `${Exclude<Hangs, 'inside'> | 'inside turn-under' | 'inside turn-over'} ${Edge}`

/** The size of the confirm button, in pixels. */
const PLANK = { width: 224, height: 62 }

/** As much room as the button to turn a tile needs below a place, in pixels. */
const TURN_BUTTON = 54

/** The button is part of the board's layer and moves with its place, so it cannot slide along the place. */
const held = (tie: Tie): Tie => ({ ...tie, holds: true })

const hung = (hangs: Hangs, y: Tie) =>
  [
    { hangs, edge: 'middle', x: held(MIDDLE), y },
    { hangs, edge: 'left', x: held(START), y },
    { hangs, edge: 'right', x: held(END), y },
  ] as const

const SPOTS = [
  ...hung('below', beyondEnd()),
  ...hung('above', beyondStart()),
  // The last resort, even if only half of the place is visible.
  ...hung('inside', MIDDLE),
] as const

/**
 * Where it hides no tile above or below and can be seen: below the place, or above it; else it lies on the place itself.
 * `tile` is where the place lies, `within` what is seen of the board, both in pixels of the viewport.
 */
export function plankPlaceAt(
  { tiles }: Pick<State, 'tiles'>,
  place: Place,
  tile: Rect,
  within: Rect,
): PlankPlace {
  // Small tiles count as if they were as high as the button, because it also covers the tiles behind them.
  const high = Math.max(tile.bottom - tile.top, PLANK.height)
  const has = (side: Direction): boolean => tiles[neighbour(place, side)] !== undefined
  const avoid: Rect[] = []
  if (has('south')) avoid.push({ ...tile, top: tile.bottom, bottom: tile.bottom + high })
  if (has('north')) avoid.push({ ...tile, top: tile.top - high, bottom: tile.top })
  const { spot } = placeBox({ size: PLANK, anchor: tile, about: null, within, spots: SPOTS, avoid })
  if (spot.hangs !== 'inside') return `${spot.hangs} ${spot.edge}`
  const turn = within.bottom - tile.bottom >= TURN_BUTTON ? 'turn-under' : 'turn-over'
  return `inside ${turn} ${spot.edge}`
}

/** Where the plank of what is aimed at a place hangs in what is seen of the board. */
export function usePlankPlace(state: State, place: Place | null, { eye, sight }: Camera): PlankPlace {
  const find = useCallback(
    ({ size, cover: { left, top, right, bottom } }: Seen): PlankPlace | null => {
      const tile = place === null ? undefined : eye.current?.boxAt(spotOf(place))
      if (place === null || !tile) return null
      const seen = { left, top, right: size.width - right, bottom: size.height - bottom }
      return plankPlaceAt(state, place, tile, seen)
    },
    [state, place, eye],
  )
  return useSeen(sight, find) ?? 'below middle'
}
