import { usePlayback } from '../../playback/playback.ts'
import { Log } from '../log/Log.tsx'
import { useSession } from './at-table.ts'
import { momentOf } from './moment.ts'

/** The tale so far, as far as it has been shown. */
export function TaleSoFar() {
  const session = useSession()
  const cue = usePlayback((playback) => playback.cue)
  const replaying = usePlayback((playback) => playback.replaying)
  return <Log session={session} until={cue && !replaying ? momentOf(session, cue) : null} />
}
