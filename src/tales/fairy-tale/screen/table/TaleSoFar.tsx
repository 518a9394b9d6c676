import { memo } from 'react'
import type { Moment } from '../../../../ui/frames/log/told-line.ts'
import type { Session } from '../../game.ts'
import { type Cue, usePlayback } from '../../table.ts'
import { useSession } from '../now/at-table.ts'
import { TaleLog } from './TaleLog.tsx'

/** The tale so far, as far as it has been shown. */
export const TaleSoFar = memo(function TaleSoFar() {
  const session = useSession()
  const cue = usePlayback((playback) => playback.cue)
  const told = usePlayback((playback) => playback.told)
  const replaying = usePlayback((playback) => playback.replaying)
  if (!cue || replaying) return <TaleLog session={session} until={null} />
  const { move, frame } = momentOf(session, cue)
  return <TaleLog session={session} until={{ move, frame: told ? frame : frame - 1 }} />
})

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
