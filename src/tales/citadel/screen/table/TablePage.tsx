import { tableLayout } from '../../../../ui/frames/table/table-layout.tsx'
import { tablePage } from '../../../../ui/frames/table/table-page.tsx'
import { useSmall } from '../../../../ui/frames/table/useLayout.ts'
import { onTaleLeave } from '../../../../ui/page/open-tale.ts'
import { HOTSEAT } from '../../hotseat.ts'
import { liveTable } from '../../runtime.ts'
import { useBotTurns } from '../bots/bots.tsx'
import { seatPassingOf } from '../bots/pass-seat.ts'
import { Gated } from '../handover/Gated.tsx'
import { LAZY_FLIGHTS, LAZY_INFO_CARD, LAZY_SOUND, PASSING } from '../lazy-parts.ts'
import { onDevice, WayBack } from '../on-device.tsx'
import { TABLE_KIT } from '../table-kit.ts'
import { Board } from './Board.tsx'
import { HandBar } from './HandBar.tsx'
import { LeftSheet } from './LeftSheet.tsx'
import { wordsOfMove } from './move-words.ts'
import { PhoneHeader } from './PhoneHeader.tsx'
import { PhoneTabs } from './PhoneParts.tsx'
import { Hint, Notices } from './parts.ts'
import { RightSheet } from './RightSheet.tsx'
import { TurnNote } from './TurnNote.tsx'
import { useTableKeys } from './useTableKeys.ts'

seatPassingOf(liveTable).follow()
onTaleLeave(HOTSEAT.shut)
onTaleLeave(seatPassingOf(liveTable).close)

/** The table: the citadel in the middle, surrounded by everything for a turn. The gate replaces it before another person's hand. */
export const TablePage = tablePage(TABLE_KIT, {
  useBotTurns,
  useKeys: useTableKeys,
  spoken: wordsOfMove,
  sound: LAZY_SOUND,
  Around: Gated,
  over: [LAZY_FLIGHTS, LAZY_INFO_CARD, PASSING],
  Layout: onDevice(
    tableLayout(TABLE_KIT, {
      Board,
      Header: PhoneHeader,
      told: [WayBack, WideSlip, Hint, Notices],
      Left: LeftSheet,
      Right: RightSheet,
      Foot: HandBar,
      Sheet: PhoneTabs,
    }),
  ),
})

/** On phones the bottom sheet includes this panel. */
function WideSlip() {
  const small = useSmall()
  return !small && <TurnNote />
}
