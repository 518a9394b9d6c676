import { PanelTitle } from '../../../../ui/frames/table/PanelTitle.tsx'
import { SidePanel } from '../../../../ui/frames/table/SidePanel.tsx'
import { turnNumber } from '../../turns.ts'
import { useMessages } from '../../words/messages.ts'
import { BeforeEnd } from '../foresight/BeforeEnd.tsx'
import { useDisplayedView } from '../state/table-state.ts'
import { OrderHead } from './OrderHead.tsx'
import { Phases } from './Phases.tsx'
import { LogPanel } from './parts.ts'
import { WhatComes } from './RightSheet.tsx'

/** The Order on turn, the rest of the turn, the consequences of ending it, and the log. As a narrow rail also the next card. */
export function LeftSheet({ rail }: { rail: boolean }) {
  const seen = useDisplayedView()
  const { book, common, table } = useMessages()
  return (
    <SidePanel side="left" name={table.sheets.left}>
      <PanelTitle flourish={book.flourish} main={book.main} turn={common.turn(turnNumber(seen))} />
      <OrderHead key={seen.onTurn} small={rail} />
      <Phases />
      <BeforeEnd />
      {rail && <WhatComes />}
      <LogPanel />
    </SidePanel>
  )
}
