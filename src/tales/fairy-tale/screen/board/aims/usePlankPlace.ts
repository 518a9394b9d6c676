import { useCallback } from 'react'
import type { State } from '../../../../../engine/fairy-tale/index.ts'
import type { Place } from '../../../../../engine/kernel/index.ts'
import type { Seen } from '../../../../../ui/stage/camera/sight.ts'
import type { Camera } from '../../../../../ui/stage/camera/useCamera.ts'
import { useSeen } from '../../../../../ui/stage/camera/useSeen.ts'
import { spotOf } from '../../forest/layout.ts'
import { type PlankPlace, plankPlaceAt } from './plank-place.ts'

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
