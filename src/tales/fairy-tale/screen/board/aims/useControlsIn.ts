import { useCallback } from 'react'
import type { State } from '../../../../../engine/fairy-tale/index.ts'
import { memoizeByObject, type Place } from '../../../../../engine/kernel/index.ts'
import { useSmall } from '../../../../../ui/frames/table/useLayout.ts'
import type { BoardPoint, BoardRect } from '../../../../../ui/stage/board-point.ts'
import type { Seen } from '../../../../../ui/stage/camera/sight.ts'
import { spotOf } from '../../forest/layout.ts'
import { signSpots } from '../sides/sign-spots.ts'
import { signBox } from '../sides/signs-in-sight.ts'
import { aimButtons, type PlankPlace } from './plank-place.ts'

const signsOf = memoizeByObject((state: State) => Object.values(signSpots(state)))

/** Returns a function that returns the boxes of the signs and of the buttons at an aimed place in a view, in pixels. */
export function useControlsIn(
  shown: State,
  aimed: Place | null,
  plank: PlankPlace,
): (seen: Seen) => readonly BoardRect[] {
  // In a small window the buttons are in the sheet.
  const small = useSmall()
  return useCallback(
    ({ x, y, tile }) => {
      const pixelOf = (spot: BoardPoint): BoardPoint => ({ x: x + spot.x * tile, y: y + spot.y * tile })
      const signs = signsOf(shown).map((spot) => signBox(pixelOf(spot), tile))
      return aimed === null || small ? signs : [...signs, ...aimButtons(plank, pixelOf(spotOf(aimed)), tile)]
    },
    [shown, aimed, plank, small],
  )
}
