import { Heading } from '../../../../ui/art/index.ts'
import { SheetTitle } from '../../../../ui/frames/table/SheetTitle.tsx'
import { SideSheet, Tools } from '../../../../ui/frames/table/SideSheet.tsx'
import { useFrameWords } from '../../../../ui/text/frames.ts'
import { turnNumber } from '../../turns.ts'
import { useMessages } from '../../words/messages.ts'
import { BeforeEnd } from '../foresight/BeforeEnd.tsx'
import { useSeen } from '../now/at-table.ts'
import { OrderHead } from './OrderHead.tsx'
import { Phases } from './Phases.tsx'
import { TaleSoFar } from './parts.ts'
import { WhatComes } from './RightSheet.tsx'

/** Who is on turn, what is left of the turn and what ending it brings, and the tale so far; as a rail what comes as well. */
export function LeftSheet({ rail }: { rail: boolean }) {
  const seen = useSeen()
  const { book, common, table } = useMessages()
  const { log } = useFrameWords()
  return (
    <SideSheet side="left" name={table.sheets.left} foot={rail && <Tools />}>
      <SheetTitle flourish={book.flourish} main={book.main} turn={common.turn(turnNumber(seen))} />
      <OrderHead small={rail} />
      <Phases />
      <BeforeEnd />
      {rail && <WhatComes />}
      <Heading>{log.heading}</Heading>
      <TaleSoFar />
    </SideSheet>
  )
}
