import { Dreaming } from '../../../../ui/frames/dream/Dreaming.tsx'
import { followTable } from '../../../../ui/frames/table/follow-table.ts'
import { TableFrame } from '../../../../ui/frames/table/TableFrame.tsx'
import { useSmall } from '../../../../ui/frames/table/useLayout.ts'
import { Agreeing } from '../../../../ui/frames/taking-back/Agreeing.tsx'
import { onLeaving } from '../../../../ui/page/open-tale.ts'
import { Quiet } from '../../../../ui/parts/Quiet.tsx'
import { HOTSEAT } from '../../hotseat.ts'
import { counsel, liveTable, useGameState, useShown, useTable } from '../../table.ts'
import { turnNumber } from '../../turns.ts'
import { useMessages } from '../../words/messages.ts'
import { goingBackOf } from '../back/undo.ts'
import { whoAgrees } from '../back/who-agrees.ts'
import { useComputers } from '../bots/bots.tsx'
import { seatPassingOf } from '../bots/seats.ts'
import { Gated } from '../handover/Gated.tsx'
import { hintsOf } from '../hints/hints.ts'
import { orderName } from '../now/names.ts'
import { noticesOf } from '../now/notice.ts'
import { Board } from './Board.tsx'
import { Foot } from './Foot.tsx'
import { LeftSheet } from './LeftSheet.tsx'
import { CARDS, HINT, PASSING, SOUND } from './late.ts'
import { Notices } from './Notices.tsx'
import { PhoneHeader } from './PhoneHeader.tsx'
import { PhoneTabs } from './PhoneParts.tsx'
import { RightSheet } from './RightSheet.tsx'
import { Slip } from './Slip.tsx'
import { useSpokenTale } from './useSpokenTale.ts'
import { useTableKeys } from './useTableKeys.ts'

// What follows the game and what is shown of it, once for every page.
followTable({
  useGame: liveTable.game,
  usePlayback: liveTable.playback,
  counsel,
  notices: noticesOf(liveTable),
  hints: hintsOf(liveTable),
})
seatPassingOf(liveTable).follow()
onLeaving(HOTSEAT.shut)
onLeaving(seatPassingOf(liveTable).close)

/** The table: the citadel in the middle, and round it all that a turn needs; before another person's hand, the gate. */
export function TablePage() {
  const table = useTable()
  const real = useGameState()
  const shown = useShown()
  useComputers()
  useSpokenTale()
  useTableKeys()
  if (!real || !shown) return null
  return (
    <Dreaming game={table.game} turnOf={turnNumber} page="table">
      <Gated>
        <Table />
      </Gated>
      <Quiet part={SOUND} />
    </Dreaming>
  )
}

function Table() {
  const table = useTable()
  const m = useMessages()
  const small = useSmall()
  return (
    <TableFrame
      name={m.table.name}
      title={m.book.title}
      board={(inset) => <Board inset={inset} />}
      header={<PhoneHeader />}
      told={
        <>
          {!small && <Slip />}
          <Quiet part={HINT} />
          <Notices />
        </>
      }
      left={(isRail) => <LeftSheet rail={isRail} />}
      right={<RightSheet />}
      foot={<Foot />}
      theirs={null}
      ours={null}
      sheet={<PhoneTabs />}
    >
      <Quiet part={CARDS} />
      <Quiet part={PASSING} />
      <Agreeing
        back={goingBackOf(table)}
        textOf={({ before }) => `${m.table.backText(orderName(m, before.onTurn))} ${whoAgrees(table, m)}`}
      />
    </TableFrame>
  )
}
