import { useEffect, useState } from 'react'
import type { DangerLevel } from './tune-format.ts'

/**
 * Returns the danger of a position. The danger stays the same during playback, or if `find` returns null. `find` runs after the paint, as
 * it is not urgent. `find` must keep its identity while its results are the same.
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
