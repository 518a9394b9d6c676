import { useCallback } from 'react'
import type { BoardRect } from '../../../../../ui/stage/board-point.ts'
import { cornerBox } from '../../../../../ui/stage/camera/corners.ts'
import type { Seen, Sight } from '../../../../../ui/stage/camera/sight.ts'
import { useViewSelector } from '../../../../../ui/stage/camera/useViewSelector.ts'
import { placeRuler, type RulerPlace } from './place-ruler.ts'

/** The neighbours of a forest's ruler. */
export interface Beside {
  /** The rectangle round the forest, in tiles. */
  box: BoardRect
  sight: Sight
  /** Returns the boxes of buttons and signs on the board in a view, in pixels. The same function until they change. */
  controlsIn(seen: Seen): readonly BoardRect[]
}

/** Returns the place of the ruler where no button, sign or panel covers it in the current view. */
export function useRulerPlace({ box, sight, controlsIn }: Beside): RulerPlace {
  const find = useCallback(
    (seen: Seen, before: RulerPlace | null): RulerPlace => {
      const { x, y, tile, size, cover } = seen
      const inTiles = ({ left, top, right, bottom }: BoardRect): BoardRect => ({
        left: (left - x) / tile,
        top: (top - y) / tile,
        right: (right - x) / tile,
        bottom: (bottom - y) / tile,
      })
      const corners = (cover.corners ?? []).map((corner) => cornerBox(corner, size, cover))
      const visible = {
        left: cover.left,
        top: cover.top,
        right: size.width - cover.right,
        bottom: size.height - cover.bottom,
      }
      const now = placeRuler(box, [...controlsIn(seen), ...corners].map(inTiles), inTiles(visible))
      return before?.far === now.far && before.beyondSigns === now.beyondSigns ? before : now
    },
    [box, controlsIn],
  )
  return useViewSelector(sight, find) ?? { far: false, beyondSigns: false }
}
