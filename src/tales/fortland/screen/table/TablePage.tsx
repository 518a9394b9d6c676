import { tableLayout } from '../../../../ui/frames/table/table-layout.tsx'
import { tablePage } from '../../../../ui/frames/table/table-page.tsx'
import { Quiet } from '../../../../ui/parts/Quiet.tsx'
import type { Inset } from '../../../../ui/stage/camera/view.ts'
import { Board } from '../board/Board.tsx'
import { useComputers } from '../bots/bots.tsx'
import { SOUND, WASTE } from '../late.ts'
import { TABLE_KIT } from '../table-kit.ts'
import { Header } from './Header.tsx'
import { CountryChips, Sheet } from './PhoneParts.tsx'
import { Hint, Notices } from './parts.ts'
import { Foot, LeftSheet, RightSheet } from './Sheets.tsx'
import { wordsOfMove } from './spoken.ts'
import { useTableKeys } from './useTableKeys.ts'

/** The table: the ring in the middle, and round it all that a turn needs. */
export const TablePage = tablePage(TABLE_KIT, {
  turnOf: ({ round }) => round,
  useComputers,
  useKeys: useTableKeys,
  spoken: wordsOfMove,
  sound: SOUND,
  Layout: tableLayout(TABLE_KIT, {
    Board: RingInWaste,
    Header,
    told: [Hint, Notices],
    Left: LeftSheet,
    Right: RightSheet,
    Foot,
    Theirs: CountryChips,
    Sheet,
  }),
})

function RingInWaste({ inset }: { inset: Inset }) {
  return (
    <>
      <Quiet part={WASTE} />
      <Board inset={inset} />
    </>
  )
}
