import { useMemo } from 'react'
import { asSeat } from '../../../../engine/citadel/index.ts'
import { tableParts } from '../../../../ui/frames/table/table-parts.tsx'
import { toldParts } from '../../../../ui/frames/table/told-parts.tsx'
import { TIPS } from '../late.ts'
import { LineIcon } from '../log/LineIcon.tsx'
import { logLines } from '../log/log-lines.ts'
import { useWithSeatChanges } from '../log/seat-changes.ts'
import { useHeard } from '../now/at-table.ts'
import { orderTitle } from '../now/names.ts'
import { TABLE_KIT } from '../table-kit.ts'

const parts = tableParts(TABLE_KIT, {
  tips: TIPS,
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

/** Parts that the table shows on paper and on a phone. The log is redacted for the viewer. */
export const { HintButton, TaleSoFar, TipPlace, UndoButton } = parts

/** Hint and notices over the foot of the board. */
export const { Hint, Notices } = toldParts(TABLE_KIT, parts, ({ bots, hints }) => ({
  ...bots,
  ...hints,
  title: { thinker: hints.title.grandMaster, quick: hints.title.knight },
}))
