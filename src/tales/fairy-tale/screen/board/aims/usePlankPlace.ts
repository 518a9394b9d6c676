import { useLayoutEffect, useState } from 'react'
import type { State } from '../../../../../engine/fairy-tale/index.ts'
import type { Place } from '../../../../../engine/kernel/index.ts'
import type { Camera } from '../../../../../ui/stage/camera/useCamera.ts'
import { spotOf } from '../../forest/layout.ts'
import { type PlankPlace, plankPlaceAt } from './plank-place.ts'

/** Where the plank of what is aimed at a place hangs in what is seen of the board. */
export function usePlankPlace(state: State, place: Place | null, { eye, sight }: Camera): PlankPlace {
  const [plank, setPlank] = useState<PlankPlace>('below middle')
  useLayoutEffect(() => {
    if (place === null) return
    return sight.watch(({ size, cover: { left, top, right, bottom } }) => {
      const seen = { left, top, right: size.width - right, bottom: size.height - bottom }
      const tile = eye.current?.boxAt(spotOf(place))
      if (tile) setPlank(plankPlaceAt(state, place, tile, seen))
    })
  }, [state, place, eye, sight])
  return plank
}
