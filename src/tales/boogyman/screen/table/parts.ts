import { useMemo } from 'react'
import { SEATS } from '../../../../engine/boogyman/index.ts'
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
    headingOf: ({ common, log }, turn, seat) =>
      turn === 0
        ? common.turn(turn)
        : log.heading(common.turn(turn), common.sides[SEATS[seat === 0 ? 0 : 1]]),
  },
})

/** Parts for the panels and for a phone. */
export const { LogPanel, TipPlace, UndoAndHint } = parts

/** Hint and notices over the foot of the board. */
export const { Hint, Notices } = toldParts(TABLE_KIT, parts)
