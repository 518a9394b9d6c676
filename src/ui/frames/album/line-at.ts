import { inOrder, type Place } from '../../../playback/album/stops.ts'
import type { ToldLine } from '../log/told-line.ts'

/**
 * Which of some lines tells of a place, by its index: the next of the same move, since what ends it is told with its last
 * event; else the last that was told before. −1 where nothing has been told yet.
 */
export function lineAt(lines: readonly Pick<ToldLine<unknown>, 'move' | 'frame'>[], place: Place): number {
  if (place.frame < 0) return -1
  const next = lines.findIndex((line) => line.move === place.move && inOrder(line, place) >= 0)
  return next >= 0 ? next : lines.findLastIndex((line) => inOrder(line, place) <= 0)
}
