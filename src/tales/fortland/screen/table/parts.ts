import { useMemo } from 'react'
import { SEATS } from '../../../../engine/fortland/index.ts'
import { tableParts } from '../../../../ui/frames/table/table-parts.tsx'
import { toldParts } from '../../../../ui/frames/table/told-parts.tsx'
import { turnsOf } from '../../turns.ts'
import { LAZY_TIPS } from '../lazy-parts.ts'
import { LineIcon } from '../log/LineIcon.tsx'
import { logLines } from '../log/log-lines.ts'
import { TABLE_KIT } from '../table-kit.ts'

const parts = tableParts(TABLE_KIT, {
  tips: LAZY_TIPS,
  log: {
    useLines: (session, m) => useMemo(() => logLines(session, m), [session, m]),
    Mark: LineIcon,
    headingOf(m, turn, seat, _part, session) {
      const round = turnsOf(session).find((one) => one.turn === turn)?.round ?? 0
      const country = SEATS[seat]
      return turn === 0 || !country
        ? m.common.round(0)
        : m.log.heading(m.common.countries[country], m.common.round(round))
    },
  },
})

/** Parts shared by the panels and the phone layout. */
export const { LogPanel, TipPlace, UndoAndHint } = parts

/** Hint and notices above the strip below the board. */
export const { Hint, Notices } = toldParts(TABLE_KIT, parts)
