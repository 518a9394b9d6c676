import { Heading } from '../../../../ui/art/index.ts'
import { SheetTitle } from '../../../../ui/frames/table/SheetTitle.tsx'
import { SideSheet, TableFoot, Tools } from '../../../../ui/frames/table/SideSheet.tsx'
import { useFrameWords } from '../../../../ui/text/frames.ts'
import { useMessages } from '../../words/messages.ts'
import { Aimed } from '../foresight/Aimed.tsx'
import { DangerList } from '../foresight/DangerList.tsx'
import { FacesAhead } from '../foresight/FacesAhead.tsx'
import { useShownState } from '../now/at-table.ts'
import { Breaths } from './Breaths.tsx'
import { CountryHead, OtherCountries } from './CountryHead.tsx'
import { Prices } from './Prices.tsx'
import { HintButton, TaleSoFar, UndoButton } from './parts.ts'
import { ToDo } from './ToDo.tsx'

/** The strip below the board, with undo and hints. */
export function Foot() {
  return (
    <TableFoot
      before={
        <>
          <UndoButton size={58} caption />
          <HintButton size={50} />
        </>
      }
    >
      <ToDo />
    </TableFoot>
  )
}

/** Who is on turn, what a turn can do, the others, and the tale so far; as a rail what comes as well. */
export function LeftSheet({ rail }: { rail: boolean }) {
  const { phase, round } = useShownState()
  const { book, common, table } = useMessages()
  const { log } = useFrameWords()
  return (
    <SideSheet side="left" name={table.sheets.left} foot={rail && <Tools />}>
      <SheetTitle
        flourish={book.flourish}
        main={book.main}
        turn={common.round(phase === 'muster' ? 0 : round)}
      />
      <CountryHead />
      {rail ? <WhatComes /> : <Prices />}
      <OtherCountries />
      <Heading>{log.heading}</Heading>
      <TaleSoFar />
    </SideSheet>
  )
}

/** What the others can do next, what the faces would bring, and what is aimed at. */
export function RightSheet() {
  const { table } = useMessages()
  // While nothing is foreseen yet, and where nobody is to be warned, the sheet says what it is all about.
  const { phase } = useShownState()
  const isQuiet = phase === 'muster' || phase === 'over'
  return (
    <SideSheet side="right" name={table.sheets.right}>
      <Tools />
      <WhatComes />
      {isQuiet && <Breaths />}
    </SideSheet>
  )
}

const WhatComes = () => (
  <>
    <FacesAhead />
    <DangerList />
    <Aimed />
  </>
)
