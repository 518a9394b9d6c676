import { enemyOf } from '../../../../engine/boogyman/index.ts'
import { Heading } from '../../../../ui/art/index.ts'
import { SheetTitle } from '../../../../ui/frames/table/SheetTitle.tsx'
import { SideSheet, TableFoot, Tools } from '../../../../ui/frames/table/SideSheet.tsx'
import { useFrameWords } from '../../../../ui/text/frames.ts'
import { useOwnSeat } from '../../seating.ts'
import { useMessages } from '../../words/messages.ts'
import { LookOut } from '../foresight/LookOut.tsx'
import { useShownState } from '../now/at-table.ts'
import { Breaths } from './Breaths.tsx'
import { Footprints } from './Footprints.tsx'
import { HintButton, TaleSoFar, UndoButton } from './parts.ts'
import { QuietTurns } from './QuietTurns.tsx'
import styles from './Sheets.module.css'
import { Side } from './Side.tsx'
import { ToDo } from './ToDo.tsx'

/** The strip below the board, with undo and hints, and the actions that are left. */
export function Foot() {
  return (
    <TableFoot
      before={
        <>
          <UndoButton size={58} caption />
          <HintButton size={50} />
        </>
      }
      after={<Footprints size={50} caption />}
    >
      <ToDo />
    </TableFoot>
  )
}

/** The own side, and the tale so far; where there is no other sheet, the other side and the warnings as well. */
export function LeftSheet({ rail }: { rail: boolean }) {
  const shown = useShownState()
  const { book, common, table } = useMessages()
  const { log } = useFrameWords()
  const own = useOwnSeat(shown.onTurn)
  return (
    <SideSheet
      side="left"
      name={table.sheets.own}
      foot={
        <>
          <QuietTurns quiet={shown.quiet} />
          {rail && <Tools />}
        </>
      }
    >
      <SheetTitle flourish={book.flourish} main={book.main} turn={common.turn(shown.turn)} />
      <Side seat={own} compact={rail} />
      {rail && <Side seat={enemyOf(own)} compact />}
      {rail && <LookOut />}
      <Heading>{log.heading}</Heading>
      <TaleSoFar />
    </SideSheet>
  )
}

/** The other side, what it threatens, and the game in three pictures. */
export function RightSheet() {
  const { onTurn } = useShownState()
  const { table } = useMessages()
  return (
    <SideSheet side="right" name={table.sheets.other}>
      <Tools />
      <Side seat={enemyOf(useOwnSeat(onTurn))} />
      <LookOut />
      <Breaths />
      <Verse />
    </SideSheet>
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
