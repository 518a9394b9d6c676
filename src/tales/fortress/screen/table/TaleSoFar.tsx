import { memo, useMemo } from 'react'
import { toAlbum } from '../../../../ui/frames/album/ways.ts'
import { Log } from '../../../../ui/frames/log/Log.tsx'
import { type Moment, withTakenBack } from '../../../../ui/frames/log/told-line.ts'
import { useFreeFrom } from '../../../../ui/frames/taking-back/going-back.ts'
import { useFrameWords } from '../../../../ui/text/useFrameWords.ts'
import type { Session } from '../../game.ts'
import { type Cue, usePlayback } from '../../table.ts'
import { useMessages } from '../../words/useMessages.ts'
import { LineIcon } from '../log/LineIcon.tsx'
import { logLines } from '../log/log-lines.ts'
import { useSession } from '../now/at-table.ts'
import { BACK } from '../now/undo.ts'

/** The tale so far, as far as it has been shown. */
export const TaleSoFar = memo(function TaleSoFar() {
  const session = useSession()
  const m = useMessages()
  const cue = usePlayback((playback) => playback.cue)
  const replaying = usePlayback((playback) => playback.replaying)
  const { log } = useFrameWords()
  const lines = useMemo(
    () => withTakenBack(logLines(session, m), session.takenBack, { kind: 'back' }, log.takenBack),
    [session, m, log],
  )
  const free = useFreeFrom(BACK)
  const until = cue && !replaying ? momentOf(session, cue) : null
  return (
    <Log
      lines={lines}
      until={until}
      freeFrom={free}
      headingOf={(turn) => m.common.turn(turn)}
      onLookBack={toAlbum}
      Mark={LineIcon}
    />
  )
})

/** The move and the event that is shown: what is shown is always the last moves of a game. */
function momentOf({ moves }: Session, { event }: Cue): Moment | null {
  const move = moves.findLastIndex(({ frames }) => frames.some((frame) => frame.event === event))
  const frame = moves[move]?.frames.findIndex((one) => one.event === event) ?? -1
  return frame < 0 ? null : { move, frame }
}
