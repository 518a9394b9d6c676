import { memo, useMemo } from 'react'
import { SEATS } from '../../../../engine/boogyman/index.ts'
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
  const headingOf = (turn: number, seat: number) =>
    turn === 0
      ? m.common.turn(turn)
      : m.log.heading(m.common.turn(turn), m.common.sides[SEATS[seat === 0 ? 0 : 1]])
  return (
    <ToldSoFar
      session={session}
      playback={table.playback}
      back={goingBackOf(table)}
      lines={lines}
      backIcon={BACK_ICON}
      Mark={LineIcon}
      headingOf={headingOf}
    />
  )
})
