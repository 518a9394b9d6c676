import { useMemo } from 'react'
import { tableParts } from '../../../../ui/frames/table/table-parts.tsx'
import { toldParts } from '../../../../ui/frames/table/told-parts.tsx'
import { LAZY_TIPS } from '../lazy-parts.ts'
import { LineIcon } from '../log/LineIcon.tsx'
import { logLines } from '../log/log-lines.ts'
import { TABLE_KIT } from '../table-kit.ts'

const parts = tableParts(TABLE_KIT, {
  tips: LAZY_TIPS,
  log: {
    useLines: (session, m) => useMemo(() => logLines(session, m), [session, m]),
    Mark: LineIcon,
    headingOf: ({ log }, turn, _seat, siege) => log.turnOf(turn, siege),
  },
})

/** Parts shared by the panels and the phone layout. */
export const { LogPanel, TipPlace, UndoAndHint } = parts

/** Hint and notices above the strip below the board. */
export const { Hint, Notices } = toldParts(TABLE_KIT, parts)
