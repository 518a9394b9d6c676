import { tableLayout } from '../../../../ui/frames/table/table-layout.tsx'
import { tablePage } from '../../../../ui/frames/table/table-page.tsx'
import { onLeaving } from '../../../../ui/page/open-tale.ts'
import { plain } from '../../../../ui/text/emphasis.ts'
import type { Move } from '../../game.ts'
import { liveTable } from '../../table.ts'
import { messagesNow } from '../../words/messages.ts'
import { useComputers } from '../bots/bots.tsx'
import { Field } from '../field/Field.tsx'
import { SOUND } from '../late.ts'
import { linesOfMove } from '../log/log-lines.ts'
import { TABLE_KIT } from '../table-kit.ts'
import { Asked } from './Asked.tsx'
import { LifeRow } from './Life.tsx'
import { Hint } from './parts.ts'
import { LeftSheet, RightSheet } from './Sheets.tsx'
import { SiegeFoot } from './SiegeFoot.tsx'
import { SiegeHeader } from './SiegeHeader.tsx'
import { SiegeNotices } from './SiegeNotices.tsx'
import { SiegeSheet } from './SiegeSheet.tsx'
import { useTableKeys } from './useTableKeys.ts'

onLeaving(() => liveTable.aim.getState().putAway())

/** The table: fortress, field and army in the middle, and round them all that a turn needs. */
export const TablePage = tablePage(TABLE_KIT, {
  turnOf: ({ turn }) => turn,
  useComputers,
  useKeys: useTableKeys,
  spoken: wordsOfMove,
  sound: SOUND,
  Layout: tableLayout(TABLE_KIT, {
    Board: Field,
    Header: SiegeHeader,
    told: [Asked, Hint, SiegeNotices],
    Left: LeftSheet,
    Right: RightSheet,
    Foot: SiegeFoot,
    Theirs: LifeRow,
    Sheet: SiegeSheet,
  }),
})

/** What a move brought; and where a turn began, which one, and the life that is left. */
function wordsOfMove(move: Move): string {
  const m = messagesNow()
  const told = linesOfMove(move, m).flatMap(({ what, why }) => [what, why])
  const began = move.before.turn !== move.after.turn && !move.after.outcome
  const turn = began ? [m.table.yourTurn(move.after.turn), m.table.wholeTurn(move.after.life)] : []
  return plain([...told, ...turn].filter(Boolean).join(' '))
}
