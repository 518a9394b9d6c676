import { memo, useMemo } from 'react'
import { SEATS } from '../../../../engine/fortland/index.ts'
import { ToldSoFar } from '../../../../ui/frames/log/ToldSoFar.tsx'
import { useTable } from '../../table.ts'
import { turnsOf } from '../../turns.ts'
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
  const headingOf = (turn: number, seat: number) => {
    const round = turnsOf(session).find((one) => one.turn === turn)?.round ?? 0
    const country = SEATS[seat]
    return turn === 0 || !country
      ? m.common.round(0)
      : m.log.heading(m.common.countries[country], m.common.round(round))
  }
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
