import { enemyOf, SEATS, type Seat } from '../../../../engine/boogyman/index.ts'
import { useSettings } from '../../../../store/settings.ts'
import { Dreaming } from '../../../../ui/frames/dream/Dreaming.tsx'
import { TableFrame } from '../../../../ui/frames/table/TableFrame.tsx'
import { Agreeing } from '../../../../ui/frames/taking-back/Agreeing.tsx'
import { Quiet } from '../../../../ui/parts/Quiet.tsx'
import { personsOf, useOwnSeat } from '../../seating.ts'
import { useGameState, useLeaders, useShown, useTable } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'
import { Board } from '../board/Board.tsx'
import { useComputers } from '../bots/bots.tsx'
import { useShownState } from '../now/at-table.ts'
import { DuelNotices } from './DuelNotices.tsx'
import { HINT, SOUND } from './late.ts'
import './follow.ts'
import { goingBackOf } from '../now/undo.ts'
import { DuelHeader } from './DuelHeader.tsx'
import { DuelSheet } from './DuelSheet.tsx'
import { Foot, LeftSheet, RightSheet } from './Sheets.tsx'
import { SideBench } from './Side.tsx'
import { useSpokenTale } from './useSpokenTale.ts'
import { useTableKeys } from './useTableKeys.ts'

/** The table: the clearing in the middle, and round it both sides and all that a turn needs. */
export function TablePage() {
  const table = useTable()
  const real = useGameState()
  const shown = useShown()
  useComputers()
  useSpokenTale()
  useTableKeys()
  if (!real || !shown) return null
  return (
    <Dreaming game={table.game} turnOf={({ turn }) => turn} page="table">
      <Table />
      <Quiet part={SOUND} />
    </Dreaming>
  )
}

function Table() {
  const table = useTable()
  const { book, table: words, common } = useMessages()
  const { onTurn } = useShownState()
  const own = useOwnSeat(onTurn)
  return (
    <TableFrame
      name={words.name}
      title={book.title}
      across={useAcross(onTurn)}
      board={(inset) => <Board inset={inset} />}
      header={<DuelHeader />}
      told={
        <>
          <Quiet part={HINT} />
          <DuelNotices />
        </>
      }
      left={(isRail) => <LeftSheet rail={isRail} />}
      right={<RightSheet />}
      foot={<Foot />}
      theirs={<SideBench seat={enemyOf(own)} />}
      ours={<SideBench seat={own} />}
      sheet={<DuelSheet />}
    >
      <Agreeing
        back={goingBackOf(table)}
        textOf={({ before }) => words.backText(common.inSentence[SEATS[before.onTurn]])}
      />
    </TableFrame>
  )
}

/** Whether the paper is turned to the far side: the screen lies flat between two people, and who sits there is on turn. */
function useAcross(onTurn: Seat): boolean {
  const flat = useSettings((settings) => settings.flat)
  const table = useLeaders((leaders) => leaders.table)
  return flat === 'on' && personsOf(table).length === 2 && onTurn === 1
}
