import { useLayoutEffect, useState } from 'react'
import type { Sight } from '../../../../ui/stage/camera/sight.ts'
import { type Detail, detailFor } from '../../art/index.ts'

/** How finely tiles are drawn at the size at which the view rests. */
export function useLevel(sight: Sight): Detail {
  const [level, setLevel] = useState<Detail>(0.5)
  useLayoutEffect(() => sight.watch(({ laidOut }) => laidOut > 0 && setLevel(detailFor(laidOut))), [sight])
  return level
}
