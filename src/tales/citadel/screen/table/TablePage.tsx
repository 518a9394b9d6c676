import { tableLayout } from '../../../../ui/frames/table/table-layout.tsx'
import { tablePage } from '../../../../ui/frames/table/table-page.tsx'
import { useSmall } from '../../../../ui/frames/table/useLayout.ts'
import { onLeaving } from '../../../../ui/page/open-tale.ts'
import { HOTSEAT } from '../../hotseat.ts'
import { liveTable } from '../../table.ts'
import { turnNumber } from '../../turns.ts'
import { useComputers } from '../bots/bots.tsx'
import { seatPassingOf } from '../bots/seats.ts'
import { Gated } from '../handover/Gated.tsx'
import { CARDS, PASSING, SOUND } from '../late.ts'
import { TABLE_KIT } from '../table-kit.ts'
import { Board } from './Board.tsx'
import { Foot } from './Foot.tsx'
import { LeftSheet } from './LeftSheet.tsx'
import { PhoneHeader } from './PhoneHeader.tsx'
import { PhoneTabs } from './PhoneParts.tsx'
import { Hint, Notices } from './parts.ts'
import { RightSheet } from './RightSheet.tsx'
import { Slip } from './Slip.tsx'
import { wordsOfMove } from './spoken.ts'
import { useTableKeys } from './useTableKeys.ts'

seatPassingOf(liveTable).follow()
onLeaving(HOTSEAT.shut)
onLeaving(seatPassingOf(liveTable).close)

/** The table: the citadel in the middle, and round it all that a turn needs; before another person's hand, the gate. */
export const TablePage = tablePage(TABLE_KIT, {
  turnOf: turnNumber,
  useComputers,
  useKeys: useTableKeys,
  spoken: wordsOfMove,
  sound: SOUND,
  Around: Gated,
  dialogs: [CARDS, PASSING],
  Layout: tableLayout(TABLE_KIT, {
    Board,
    Header: PhoneHeader,
    told: [WideSlip, Hint, Notices],
    Left: LeftSheet,
    Right: RightSheet,
    Foot,
    Sheet: PhoneTabs,
  }),
})

/** On a phone the slip lies in the sheet. */
function WideSlip() {
  const small = useSmall()
  return !small && <Slip />
}
