import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { watchHour } from '../../page/hour.ts'
import type { Sight } from '../camera/sight.ts'
import type { Box } from '../spot.ts'
import type { CellsIn } from './cell.ts'
import { GroundPainter } from './GroundPainter.ts'

/** Draws what lies on the table into an element on the board's layer, and keeps it as sharp as it is seen. */
export function usePainter(cellsIn: CellsIn, box: Box, sight: Sight): RefObject<HTMLDivElement | null> {
  const host = useRef<HTMLDivElement>(null)
  const painter = useRef<GroundPainter>(null)
  const begin = useEffectEvent((element: HTMLElement) => new GroundPainter(element, cellsIn, box))
  useLayoutEffect(() => {
    // Where nothing is drawn at all, as in tests of components, there is nothing to paint on.
    if (!host.current || !('Path2D' in window)) return
    const made = begin(host.current)
    painter.current = made
    const family = getComputedStyle(document.documentElement).getPropertyValue('--face-label')
    awaitLetters(family, () => painter.current?.renewLetters())
    const endings = [sight.watch((seen) => made.look(seen)), watchHour(() => made.repaint())]
    return () => {
      for (const end of endings) end()
      made.leave()
      painter.current = null
    }
  }, [sight])
  useLayoutEffect(() => painter.current?.show(cellsIn, box), [cellsIn, box])
  return host
}

/** Fetches letters that the page has not needed yet, and tells when they are there. */
function awaitLetters(family: string, there: () => void): void {
  const letters = `10px ${family}`
  if (!document.fonts || document.fonts.check(letters)) return
  // Without them tiles keep the letters that they have.
  document.fonts.load(letters).then(there, () => undefined)
}
