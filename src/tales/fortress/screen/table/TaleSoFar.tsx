import { memo, useMemo } from 'react'
import { ToldSoFar } from '../../../../ui/frames/log/ToldSoFar.tsx'
import { useTable } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'
import { LineIcon } from '../log/LineIcon.tsx'
import { logLines } from '../log/log-lines.ts'
import { useSession } from '../now/at-table.ts'
import { goingBackOf } from '../now/undo.ts'

const BACK_ICON = { kind: 'back' } as const

/** The tale so far, as far as it has been shown. */
export const TaleSoFar = memo(function TaleSoFar() {
  const table = useTable()
  const session = useSession()
  const m = useMessages()
  const lines = useMemo(() => logLines(session, m), [session, m])
  return (
    <ToldSoFar
      session={session}
      playback={table.playback}
      back={goingBackOf(table)}
      lines={lines}
      backIcon={BACK_ICON}
      Mark={LineIcon}
      headingOf={(turn, _seat, siege) => m.log.turnOf(turn, siege)}
    />
  )
})
