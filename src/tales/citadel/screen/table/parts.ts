import { useMemo } from 'react'
import { asSeat } from '../../../../engine/citadel/index.ts'
import { tableParts } from '../../../../ui/frames/table/table-parts.tsx'
import { toldParts } from '../../../../ui/frames/table/told-parts.tsx'
import { LAZY_TIPS } from '../lazy-parts.ts'
import { LineIcon } from '../log/LineIcon.tsx'
import { logLines } from '../log/log-lines.ts'
import { useWithSeatChanges } from '../log/seat-changes.ts'
import { orderTitle } from '../state/order-names.ts'
import { useHeard } from '../state/table-state.ts'
import { TABLE_KIT } from '../table-kit.ts'

const parts = tableParts(TABLE_KIT, {
  tips: LAZY_TIPS,
  log: {
    useLines(_session, m) {
      const heard = useHeard()
      return useWithSeatChanges(useMemo(() => logLines(heard, m), [heard, m]))
    },
    Mark: LineIcon,
    headingOf: (m, turn, seat) =>
      turn === 0 ? m.common.turn(0) : m.log.heading(orderTitle(m, asSeat(seat)), m.common.turn(turn)),
  },
})

/** Parts for desktop and phone. The log is redacted for the viewer. */
export const { HintButton, LogPanel, TipPlace, UndoButton } = parts

/** The hint and notices over the foot of the board. */
export const { Hint, Notices } = toldParts(TABLE_KIT, parts)
