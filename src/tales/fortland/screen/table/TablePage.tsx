import { tableLayout } from '../../../../ui/frames/table/table-layout.tsx'
import { tablePage } from '../../../../ui/frames/table/table-page.tsx'
import { Quiet } from '../../../../ui/parts/Quiet.tsx'
import type { Inset } from '../../../../ui/stage/camera/camera-view.ts'
import { Board } from '../board/Board.tsx'
import { useBotTurns } from '../bots/bots.tsx'
import { LAZY_FLIGHTS, LAZY_SOUND, WASTE } from '../lazy-parts.ts'
import { TABLE_KIT } from '../table-kit.ts'
import { Header } from './Header.tsx'
import { wordsOfMove } from './move-words.ts'
import { CountryChips, Sheet } from './PhoneParts.tsx'
import { Hint, Notices } from './parts.ts'
import { Foot, LeftSheet, RightSheet } from './Sheets.tsx'
import { useTableKeys } from './useTableKeys.ts'

/** The table: the ring in the middle, and the panels and controls round it. */
export const TablePage = tablePage(TABLE_KIT, {
  turnOf: ({ round }) => round,
  useBotTurns,
  useKeys: useTableKeys,
  spoken: wordsOfMove,
  sound: LAZY_SOUND,
  over: [LAZY_FLIGHTS],
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
