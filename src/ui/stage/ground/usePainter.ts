import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { watchColorScheme } from '../../page/color-scheme.ts'
import type { BoardRect } from '../board-point.ts'
import type { Sight } from '../camera/sight.ts'
import type { CellsIn } from './cell.ts'
import { GroundPainter } from './GroundPainter.ts'

/** Paints the ground into an element of the board's layer, and keeps it as sharp as the view needs. */
export function usePainter(cellsIn: CellsIn, box: BoardRect, sight: Sight): RefObject<HTMLDivElement | null> {
  const host = useRef<HTMLDivElement>(null)
  const painter = useRef<GroundPainter>(null)
  const begin = useEffectEvent((element: HTMLElement) => new GroundPainter(element, cellsIn, box))
  useLayoutEffect(() => {
    // Component tests have no canvas to paint on.
    if (!host.current || !('Path2D' in window)) return
    const made = begin(host.current)
    painter.current = made
    const family = getComputedStyle(document.documentElement).getPropertyValue('--face-label')
    awaitLetters(family, () => painter.current?.renewLetters())
    const endings = [sight.watch((seen) => made.look(seen)), watchColorScheme(() => made.repaint())]
    return () => {
      for (const end of endings) end()
      made.leave()
      painter.current = null
    }
  }, [sight])
  useLayoutEffect(() => painter.current?.show(cellsIn, box), [cellsIn, box])
  return host
}

/** Loads the font of the letters if the page has not used it yet, then calls `there`. */
function awaitLetters(family: string, there: () => void): void {
  const letters = `10px ${family}`
  if (!document.fonts || document.fonts.check(letters)) return
  // If loading fails, tiles keep their letters.
  document.fonts.load(letters).then(there, () => undefined)
}
