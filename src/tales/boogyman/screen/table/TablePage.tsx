import { enemyOf } from '../../../../engine/boogyman/index.ts'
import { useSettings } from '../../../../store/settings.ts'
import { tableLayout } from '../../../../ui/frames/table/table-layout.tsx'
import { tablePage } from '../../../../ui/frames/table/table-page.tsx'
import { personsOf, useOwnSeat } from '../../seating.ts'
import { useLeaders } from '../../table.ts'
import { Board } from '../board/Board.tsx'
import { useComputers } from '../bots/bots.tsx'
import { SOUND } from '../late.ts'
import { useShownState } from '../now/at-table.ts'
import { TABLE_KIT } from '../table-kit.ts'
import { DuelHeader } from './DuelHeader.tsx'
import { DuelSheet } from './DuelSheet.tsx'
import { Hint, Notices } from './parts.ts'
import { Foot, LeftSheet, RightSheet } from './Sheets.tsx'
import { SideBench } from './Side.tsx'
import { wordsOfMove } from './spoken.ts'
import { useTableKeys } from './useTableKeys.ts'

/** The table: the clearing in the middle, and round it both sides and all that a turn needs. */
export const TablePage = tablePage(TABLE_KIT, {
  turnOf: ({ turn }) => turn,
  useComputers,
  useKeys: useTableKeys,
  spoken: wordsOfMove,
  sound: SOUND,
  Layout: tableLayout(TABLE_KIT, {
    useAcross,
    Board,
    Header: DuelHeader,
    told: [Hint, Notices],
    Left: LeftSheet,
    Right: RightSheet,
    Foot,
    Theirs: () => <SideBench seat={enemyOf(useOwnSeat(useShownState().onTurn))} />,
    Ours: () => <SideBench seat={useOwnSeat(useShownState().onTurn)} />,
    Sheet: DuelSheet,
  }),
})

/** Whether the paper is turned to the far side: the screen lies flat between two people, and who sits there is on turn. */
function useAcross(): boolean {
  const { onTurn } = useShownState()
  const flat = useSettings((settings) => settings.flat)
  const table = useLeaders((leaders) => leaders.table)
  return flat === 'on' && personsOf(table).length === 2 && onTurn === 1
}
