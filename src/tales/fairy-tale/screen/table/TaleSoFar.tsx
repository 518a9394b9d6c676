import { memo } from 'react'
import { usePlayback } from '../../table.ts'
import { useSession } from '../now/at-table.ts'
import { momentOf } from './moment-of-cue.ts'
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
