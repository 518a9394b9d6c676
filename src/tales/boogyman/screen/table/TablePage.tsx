import { enemyOf } from '../../../../engine/boogyman/index.ts'
import { useSettings } from '../../../../store/settings.ts'
import { tableLayout } from '../../../../ui/frames/table/table-layout.tsx'
import { tablePage } from '../../../../ui/frames/table/table-page.tsx'
import { humanSeats, useOwnSeat } from '../../own-seat.ts'
import { useControllers } from '../../runtime.ts'
import { Board } from '../board/Board.tsx'
import { useBotTurns } from '../bots/bots.tsx'
import { LAZY_FLIGHTS, LAZY_SOUND } from '../lazy-parts.ts'
import { useDisplayedState } from '../state/table-state.ts'
import { TABLE_KIT } from '../table-kit.ts'
import { DuelHeader } from './DuelHeader.tsx'
import { DuelSheet } from './DuelSheet.tsx'
import { wordsOfMove } from './move-words.ts'
import { Hint, Notices } from './parts.ts'
import { Foot, LeftSheet, RightSheet } from './Sheets.tsx'
import { SideBench } from './Side.tsx'
import { useTableKeys } from './useTableKeys.ts'

/** The table: the board, and around it both sides and the controls of a turn. */
export const TablePage = tablePage(TABLE_KIT, {
  useBotTurns,
  useKeys: useTableKeys,
  spoken: wordsOfMove,
  sound: LAZY_SOUND,
  over: [LAZY_FLIGHTS],
  Layout: tableLayout(TABLE_KIT, {
    useAcross,
    Board,
    Header: DuelHeader,
    told: [Hint, Notices],
    Left: LeftSheet,
    Right: RightSheet,
    Foot,
    Theirs: () => <SideBench seat={enemyOf(useOwnSeat(useDisplayedState().onTurn))} />,
    Ours: () => <SideBench seat={useOwnSeat(useDisplayedState().onTurn)} />,
    Sheet: DuelSheet,
  }),
})

/** True if panels face the far side: the screen is flat between two people, and the far one is on turn. */
function useAcross(): boolean {
  const { onTurn } = useDisplayedState()
  const flat = useSettings((settings) => settings.flat)
  const table = useControllers((leaders) => leaders.table)
  return flat === 'on' && humanSeats(table).length === 2 && onTurn === 1
}
