import { useMemo } from 'react'
import { tableParts } from '../../../../ui/frames/table/table-parts.tsx'
import { toldParts } from '../../../../ui/frames/table/told-parts.tsx'
import { TIPS } from '../late.ts'
import { LineIcon } from '../log/LineIcon.tsx'
import { logLines } from '../log/log-lines.ts'
import { TABLE_KIT } from '../table-kit.ts'

const parts = tableParts(TABLE_KIT, {
  tips: TIPS,
  log: {
    useLines: (session, m) => useMemo(() => logLines(session, m), [session, m]),
    Mark: LineIcon,
    headingOf: ({ log }, turn, _seat, siege) => log.turnOf(turn, siege),
  },
})

/** Parts that the table shows on paper and on a phone. */
export const { HintButton, TaleSoFar, TipPlace, UndoButton, Notice } = parts

/** Hint and notices over the foot of the board. */
export const { Hint } = toldParts(TABLE_KIT, parts, ({ bots, hints }) => ({
  ...bots,
  ...hints,
  title: { thinker: hints.title.captain, quick: hints.title.page },
}))
