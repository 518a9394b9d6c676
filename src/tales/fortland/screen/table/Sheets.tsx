import { PanelTitle } from '../../../../ui/frames/table/PanelTitle.tsx'
import { SidePanel, TableFoot } from '../../../../ui/frames/table/SidePanel.tsx'
import { useMessages } from '../../words/messages.ts'
import { Aimed } from '../foresight/Aimed.tsx'
import { DangerList } from '../foresight/DangerList.tsx'
import { FacesAhead } from '../foresight/FacesAhead.tsx'
import { useDisplayedState } from '../state/table-state.ts'
import { Breaths } from './Breaths.tsx'
import { CountryHead, OtherCountries } from './CountryHead.tsx'
import { Prices } from './Prices.tsx'
import { LogPanel, UndoAndHint } from './parts.ts'
import { ToDo } from './ToDo.tsx'

/** The strip below the board, with undo and hints. */
export function Foot() {
  return (
    <TableFoot before={<UndoAndHint size={58} caption />}>
      <ToDo />
    </TableFoot>
  )
}

/** The left panel: the country on turn, prices, the others, and the log. As a single rail it also has the foresight. */
export function LeftSheet({ rail }: { rail: boolean }) {
  const { phase, round } = useDisplayedState()
  const { book, common, table } = useMessages()
  return (
    <SidePanel side="left" name={table.sheets.left}>
      <PanelTitle
        flourish={book.flourish}
        main={book.main}
        turn={common.round(phase === 'muster' ? 0 : round)}
      />
      <CountryHead />
      {rail ? <WhatComes /> : <Prices />}
      <OtherCountries />
      <LogPanel />
    </SidePanel>
  )
}

/** The right panel: threats, prospects of a roll, and the aimed plan. */
export function RightSheet() {
  const { table } = useMessages()
  // Without foresight, at the start and after the end, show the introduction instead.
  const { phase } = useDisplayedState()
  const isQuiet = phase === 'muster' || phase === 'over'
  return (
    <SidePanel side="right" name={table.sheets.right}>
      <WhatComes />
      {isQuiet && <Breaths />}
    </SidePanel>
  )
}

const WhatComes = () => (
  <>
    <FacesAhead />
    <DangerList />
    <Aimed />
  </>
)
