import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { watchHour } from '../../../../../ui/app/hour.ts'
import type { Sight } from '../../../../../ui/stage/camera/sight.ts'
import type { Box } from '../../../../../ui/stage/spot.ts'
import type { ForestTile } from '../../../art/index.ts'
import { gridOf } from './cells.ts'
import { GroundPainter } from './GroundPainter.ts'
import { awaitLetters } from './letters.ts'

/** Draws the tiles of a forest into an element on the board's layer, and keeps them as sharp as they are seen. */
export function usePainter(
  forest: readonly ForestTile[],
  box: Box,
  sight: Sight,
): RefObject<HTMLDivElement | null> {
  const host = useRef<HTMLDivElement>(null)
  const painter = useRef<GroundPainter>(null)
  useLayoutEffect(() => {
    // Where nothing is drawn at all, as in tests of components, there is nothing to paint on.
    if (!host.current || !('Path2D' in window)) return
    if (painter.current) painter.current.show(gridOf(forest), box)
    else painter.current = new GroundPainter(host.current, gridOf(forest), box)
  }, [forest, box])
  useLayoutEffect(() => sight.watch((seen) => painter.current?.look(seen)), [sight])
  useEffect(() => {
    const family = getComputedStyle(document.documentElement).getPropertyValue('--font-label')
    awaitLetters(family, () => painter.current?.renewLetters())
    return watchHour(() => painter.current?.repaint())
  }, [])
  useLayoutEffect(
    () => () => {
      painter.current?.leave()
      painter.current = null
    },
    [],
  )
  return host
}
