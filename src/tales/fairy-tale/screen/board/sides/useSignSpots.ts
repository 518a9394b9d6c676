import { useCallback, useMemo } from 'react'
import type { State } from '../../../../../engine/fairy-tale/index.ts'
import { DIRECTIONS } from '../../../../../engine/kernel/index.ts'
import type { BoardPoint } from '../../../../../ui/stage/board-point.ts'
import type { Seen, Sight } from '../../../../../ui/stage/camera/sight.ts'
import { useViewSelector } from '../../../../../ui/stage/camera/useViewSelector.ts'
import type { ForestScene } from '../useScene.ts'
import { type SignSpots, signSpots } from './sign-spots.ts'
import { type Looked, signsInSight } from './signs-in-sight.ts'

/**
 * Returns the spots of the signs or their replacements: around the forest, or as near to it as the view allows (`inSight`). They follow the
 * forest and the view.
 */
export function useSignSpots(
  shown: State,
  scene: ForestScene,
  sight: Sight,
  inSight: (homes: SignSpots, forest: readonly BoardPoint[], looked: Looked) => SignSpots = signsInSight,
): SignSpots {
  // biome-ignore lint/correctness/useExhaustiveDependencies: round the forest they move with that only
  const homes = useMemo(() => signSpots(shown), [scene])
  const find = useCallback(
    ({ size, cover, laidOut, ...view }: Seen, before: SignSpots | null): SignSpots | null => {
      // They scale with the view while it zooms.
      if (view.tile !== laidOut) return before
      const now = inSight(homes, scene.places, { view, size, cover })
      return before && isSame(before, now) ? before : now
    },
    [homes, scene, inSight],
  )
  return useViewSelector(sight, find) ?? homes
}

const isSame = (a: SignSpots, b: SignSpots): boolean =>
  DIRECTIONS.every(
    (side) => a[side].x === b[side].x && a[side].y === b[side].y && a[side].enters === b[side].enters,
  )
