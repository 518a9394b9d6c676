import { memo, useMemo } from 'react'
import { asSeat } from '../../../../engine/citadel/index.ts'
import { ToldSoFar } from '../../../../ui/frames/log/ToldSoFar.tsx'
import { useTable } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'
import { goingBackOf } from '../back/undo.ts'
import { LineIcon } from '../log/LineIcon.tsx'
import { logLines } from '../log/log-lines.ts'
import { useWithSeatChanges } from '../log/seat-changes.ts'
import { useHeard, useSession } from '../now/at-table.ts'
import { orderTitle } from '../now/names.ts'

const BACK_ICON = { kind: 'back' } as const

/** The tale so far, as whoever looks has heard it, and as far as it has been shown. */
export const TaleSoFar = memo(function TaleSoFar() {
  const table = useTable()
  const session = useSession()
  const heard = useHeard()
  const m = useMessages()
  const lines = useWithSeatChanges(useMemo(() => logLines(heard, m), [heard, m]))
  const headingOf = (turn: number, seat: number) =>
    turn === 0 ? m.common.turn(0) : m.log.heading(orderTitle(m, asSeat(seat)), m.common.turn(turn))
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
