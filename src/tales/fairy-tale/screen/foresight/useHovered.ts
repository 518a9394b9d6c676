import { useEffect } from 'react'
import type { Hovered } from '../../intent/foresight.ts'
import { useTable } from '../../runtime.ts'
import { type Pointed, usePointing, watchPointing } from '../state/pointer-target.ts'

/** Tracks the hovered or focused target of the board, if a press on it acts. */
export function useHovered(): void {
  const table = useTable()
  useEffect(() => {
    const { hover } = table.foresight.getState()
    const stopWatching = watchPointing()
    const stopFollowing = usePointing.subscribe(({ latest }, before) => {
      // Touch has no hover: it presses.
      if (latest !== before.latest && latest?.by !== 'finger') hover(hoveredBy(latest))
    })
    return () => {
      stopFollowing()
      stopWatching()
      hover(null)
    }
  }, [table])
}

/** Returns the target, if a press on it does something that foresight can predict. */
function hoveredBy(latest: Pointed | null): Hovered | null {
  if (!latest?.acts || latest.by === 'press') return null
  const { subject } = latest
  switch (subject?.kind) {
    case 'place':
      return { kind: 'place', id: subject.at }
    case 'monster':
      return { kind: 'monster', id: subject.n }
    case 'character':
      return { kind: 'character', id: subject.seat }
    default:
      return null
  }
}
