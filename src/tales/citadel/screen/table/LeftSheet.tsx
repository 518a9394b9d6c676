import { Heading } from '../../../../ui/art/index.ts'
import { SheetTitle } from '../../../../ui/frames/table/SheetTitle.tsx'
import { SideSheet } from '../../../../ui/frames/table/SideSheet.tsx'
import { useFrameWords } from '../../../../ui/text/useFrameWords.ts'
import { turnNumber } from '../../turns.ts'
import { useMessages } from '../../words/useMessages.ts'
import { useSeen } from '../now/at-table.ts'
import { TaleSoFar } from './TaleSoFar.tsx'

/** Who is on turn, what is left of the turn, and the tale so far. */
export function LeftSheet() {
  const seen = useSeen()
  const { book, common, table } = useMessages()
  const { log } = useFrameWords()
  return (
    <SideSheet side="left" name={table.sheets.left}>
      <SheetTitle flourish={book.flourish} main={book.main} turn={common.turn(turnNumber(seen))} />
      <Heading level={3}>{log.heading}</Heading>
      <TaleSoFar />
    </SideSheet>
  )
}
