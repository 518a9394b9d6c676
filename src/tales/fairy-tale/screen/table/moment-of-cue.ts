import type { Moment } from '../../../../ui/frames/log/told-line.ts'
import type { Session } from '../../game.ts'
import type { Cue } from '../../table.ts'

/**
 * The move and the event that a cue shows, while the newest moves of a session play: what comes later is
 * not told yet.
 */
export function momentOf({ moves }: Session, { index, count }: Pick<Cue, 'index' | 'count'>): Moment {
  let behind = count
  let move = moves.length
  while (move > 0 && behind > 0) {
    move -= 1
    behind -= moves[move]?.frames.length ?? 0
  }
  let frame = index
  for (; move < moves.length; move++) {
    const size = moves[move]?.frames.length ?? 0
    if (frame < size) break
    frame -= size
  }
  return { move, frame }
}
