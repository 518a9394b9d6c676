import { useMemo } from 'react'
import { tableParts } from '../../../ui/frames/table/table-parts.tsx'
import { openDialog } from '../../../ui/page/page.ts'
import { useExpansions } from '../load-expansions.ts'
import { AskLine } from './foresight/why/AskLine.tsx'
import { LAZY_TIPS } from './lazy.tsx'
import { LineIcon } from './log/LineIcon.tsx'
import { logLines } from './log/log-lines.ts'
import { useTableOverrides } from './state/instead.ts'
import { TABLE_KIT } from './table-kit.ts'

/** Components that appear at several places of the table. */
export const { HintButton, Notice, LogPanel, TipPlace, UndoButton } = tableParts(TABLE_KIT, {
  tips: LAZY_TIPS,
  log: {
    useLines(session, m) {
      const expansions = useExpansions()?.lines ?? null
      return useMemo(() => logLines(session, m, expansions), [session, m, expansions])
    },
    Mark: LineIcon,
    // The opening has no seat on turn.
    headingOf({ common, log }, turn, seat, _part, { config }) {
      const character = config.seats[seat]?.character
      return turn === 0 || !character ? common.chapter(turn) : log.turn(turn, common.characters[character])
    },
    Ask: AskLine,
    onRead: () => openDialog('our-tale'),
    // The album shows the live game.
    useHasAlbum: () => useTableOverrides() === null,
  },
})
