import { useLayoutEffect, useState } from 'react'
import type { State } from '../../../../../engine/fairy-tale/index.ts'
import type { Place } from '../../../../../engine/kernel/index.ts'
import type { Camera } from '../../../../../ui/stage/camera/useCamera.ts'
import { spotOf } from '../../forest/layout.ts'
import { type PlankPlace, plankPlaceAt, roomRound } from './plank-place.ts'

/** Where the plank of what is aimed at a place hangs in what is seen of the board. */
export function usePlankPlace(state: State, place: Place | null, { eye, sight }: Camera): PlankPlace {
  const [plank, setPlank] = useState<PlankPlace>('below middle')
  useLayoutEffect(() => {
    if (place === null) return
    return sight.watch(({ size, cover }) => {
      const box = eye.current?.boxAt(spotOf(place))
      if (box) setPlank(plankPlaceAt(state, place, roomRound(box, size, cover)))
    })
  }, [state, place, eye, sight])
  return plank
}
