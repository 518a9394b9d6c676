import { useCallback, useMemo } from 'react'
import type { State } from '../../../../../engine/fairy-tale/index.ts'
import { DIRECTIONS, type Direction } from '../../../../../engine/kernel/index.ts'
import type { Seen, Sight } from '../../../../../ui/stage/camera/sight.ts'
import { useSeen } from '../../../../../ui/stage/camera/useSeen.ts'
import type { Spot } from '../../../../../ui/stage/spot.ts'
import type { ForestScene } from '../useScene.ts'
import { signSpots } from './sign-spots.ts'
import { signsInSight } from './signs-in-sight.ts'

type Spots = Record<Direction, Spot>

/** Where the signs stand: round the forest, or as near to that as can be seen. They move with the forest, and with the view. */
export function useSignSpots(shown: State, scene: ForestScene, sight: Sight): Spots {
  // biome-ignore lint/correctness/useExhaustiveDependencies: round the forest they move with that only
  const homes = useMemo(() => signSpots(shown), [scene])
  const find = useCallback(
    ({ size, cover, laidOut, ...view }: Seen, before: Spots | null): Spots | null => {
      // While the view comes nearer they come with it.
      if (view.tile !== laidOut) return before
      const now = signsInSight(homes, scene.places, { view, size, cover })
      return before && isSame(before, now) ? before : now
    },
    [homes, scene],
  )
  return useSeen(sight, find) ?? homes
}

const isSame = (a: Spots, b: Spots): boolean =>
  DIRECTIONS.every((side) => a[side].x === b[side].x && a[side].y === b[side].y)
