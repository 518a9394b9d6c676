import { useEffect } from 'react'
import type { Hovered } from '../../intent/foresight.ts'
import { useTable } from '../../table.ts'
import { type Pointed, usePointing, watchPointing } from '../now/pointing.ts'

/** Follows what on the board the mouse or the focus rests on, of the things that can be done there. */
export function useHovered(): void {
  const table = useTable()
  useEffect(() => {
    const { hover } = table.foresight.getState()
    const stopWatching = watchPointing()
    const stopFollowing = usePointing.subscribe(({ latest }, before) => {
      // A finger rests on nothing: it presses.
      if (latest !== before.latest && latest?.by !== 'finger') hover(hoveredBy(latest))
    })
    return () => {
      stopFollowing()
      stopWatching()
      hover(null)
    }
  }, [table])
}

/** What can be done there by a press, as far as foresight can tell what comes of it. */
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
