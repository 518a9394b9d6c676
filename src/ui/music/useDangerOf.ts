import { useEffect, useState } from 'react'
import type { DangerLevel } from './tune.ts'

/**
 * Returns the danger of a position. While events are shown, and if `find` returns null, the danger stays as it was. `find` is called
 * after the page has been painted, because nobody waits for it, and must stay the same function while its answers would be the same.
 */
export function useDangerOf<Position>(
  isPlaying: boolean,
  position: Position,
  find: (position: Position) => DangerLevel | null,
): DangerLevel {
  const [danger, setDanger] = useState<DangerLevel>('calm')
  useEffect(() => {
    const found = isPlaying ? null : find(position)
    if (found) setDanger(found)
  }, [isPlaying, position, find])
  return danger
}
