import { tableLayout } from '../../../../ui/frames/table/table-layout.tsx'
import { tablePage } from '../../../../ui/frames/table/table-page.tsx'
import { onTaleLeave } from '../../../../ui/page/open-tale.ts'
import { plain } from '../../../../ui/text/emphasis.ts'
import type { Move } from '../../game.ts'
import { liveTable } from '../../runtime.ts'
import { messagesNow } from '../../words/messages.ts'
import { useBotTurns } from '../bots/bots.tsx'
import { Field } from '../field/Field.tsx'
import { LAZY_FLIGHTS, LAZY_SOUND } from '../lazy-parts.ts'
import { linesOfMove } from '../log/log-lines.ts'
import { TABLE_KIT } from '../table-kit.ts'
import { LifeRow } from './Life.tsx'
import { Hint, Notices } from './parts.ts'
import { QuestionPanel } from './QuestionPanel.tsx'
import { LeftSheet, RightSheet } from './Sheets.tsx'
import { SiegeFoot } from './SiegeFoot.tsx'
import { SiegeHeader } from './SiegeHeader.tsx'
import { SiegeSheet } from './SiegeSheet.tsx'
import { useTableKeys } from './useTableKeys.ts'

onTaleLeave(() => liveTable.aim.getState().putAway())

/** The table: fortress, field and army in the middle, and the panels and controls round them. */
export const TablePage = tablePage(TABLE_KIT, {
  useBotTurns,
  useKeys: useTableKeys,
  spoken: wordsOfMove,
  sound: LAZY_SOUND,
  over: [LAZY_FLIGHTS],
  Layout: tableLayout(TABLE_KIT, {
    Board: Field,
    Header: SiegeHeader,
    told: [QuestionPanel, Hint, Notices],
    Left: LeftSheet,
    Right: RightSheet,
    Foot: SiegeFoot,
    Theirs: LifeRow,
    Sheet: SiegeSheet,
  }),
})

/** Returns the announcement of a move. At the start of a turn it includes the turn and the life left. */
function wordsOfMove(move: Move): string {
  const m = messagesNow()
  const told = linesOfMove(move, m).flatMap(({ what, why }) => [what, why])
  const began = move.before.turn !== move.after.turn && !move.after.outcome
  const turn = began ? [m.table.yourTurn(move.after.turn), m.table.wholeTurn(move.after.life)] : []
  return plain([...told, ...turn].filter(Boolean).join(' '))
}
