import { enemyOf } from '../../../../engine/boogyman/index.ts'
import { PanelTitle } from '../../../../ui/frames/table/PanelTitle.tsx'
import { SidePanel, TableFoot } from '../../../../ui/frames/table/SidePanel.tsx'
import { useOwnSeat } from '../../own-seat.ts'
import { useMessages } from '../../words/messages.ts'
import { LookOut } from '../foresight/LookOut.tsx'
import { useDisplayedState } from '../state/table-state.ts'
import { Breaths } from './Breaths.tsx'
import { Footprints } from './Footprints.tsx'
import { LogPanel, UndoAndHint } from './parts.ts'
import { QuietTurns } from './QuietTurns.tsx'
import styles from './Sheets.module.css'
import { Side } from './Side.tsx'
import { ToDo } from './ToDo.tsx'

/** The strip below the board with undo, hints, and the remaining actions. */
export function Foot() {
  return (
    <TableFoot before={<UndoAndHint size={58} caption />} after={<Footprints size={50} caption />}>
      <ToDo />
    </TableFoot>
  )
}

/** The own side and the log. In a layout with one panel, also the other side and the warnings. */
export function LeftSheet({ rail }: { rail: boolean }) {
  const shown = useDisplayedState()
  const { book, common, table } = useMessages()
  const own = useOwnSeat(shown.onTurn)
  return (
    <SidePanel side="left" name={table.sheets.own} foot={<QuietTurns quiet={shown.quiet} />}>
      <PanelTitle flourish={book.flourish} main={book.main} turn={common.turn(shown.turn)} />
      <Side seat={own} compact={rail} />
      {rail && <Side seat={enemyOf(own)} compact />}
      {rail && <LookOut />}
      <LogPanel />
    </SidePanel>
  )
}

/** The other side, its threats, and the rules in three pictures. */
export function RightSheet() {
  const { onTurn } = useDisplayedState()
  const { table } = useMessages()
  return (
    <SidePanel side="right" name={table.sheets.other}>
      <Side seat={enemyOf(useOwnSeat(onTurn))} />
      <LookOut />
      <Breaths />
      <Verse />
    </SidePanel>
  )
}

function Verse() {
  const { verse } = useMessages().table
  return (
    <p className={styles['verse']}>
      {verse.map((line) => (
        <span key={line}>{line} </span>
      ))}
    </p>
  )
}
