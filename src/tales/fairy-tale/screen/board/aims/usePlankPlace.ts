import { useLayoutEffect, useState } from 'react'
import type { State } from '../../../../../engine/fairy-tale/index.ts'
import type { Place } from '../../../../../engine/kernel/index.ts'
import type { Camera } from '../../../../../ui/stage/camera/useCamera.ts'
import { spotOf } from '../../forest/layout.ts'
import { type Hangs, hangsAt, roomRound } from './plank-place.ts'

/** Where the plank of what is aimed at a place hangs in what is seen of the board. */
export function useHangs(state: State, place: Place | null, { eye, sight }: Camera): Hangs {
  const [hangs, setHangs] = useState<Hangs>('below middle')
  useLayoutEffect(() => {
    if (place === null) return
    return sight.watch(({ size, cover }) => {
      const box = eye.current?.boxAt(spotOf(place))
      if (box) setHangs(hangsAt(state, place, roomRound(box, size, cover)))
    })
  }, [state, place, eye, sight])
  return hangs
}
