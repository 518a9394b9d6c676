import { Dreaming } from '../../../../ui/frames/dream/Dreaming.tsx'
import { useSpokenMoves } from '../../../../ui/frames/log/useSpokenMoves.ts'
import { followTable } from '../../../../ui/frames/table/follow-table.ts'
import { TableFrame } from '../../../../ui/frames/table/TableFrame.tsx'
import { Agreeing } from '../../../../ui/frames/taking-back/Agreeing.tsx'
import { onLeaving } from '../../../../ui/page/open-tale.ts'
import { Quiet } from '../../../../ui/parts/Quiet.tsx'
import { plain } from '../../../../ui/text/emphasis.ts'
import type { Move } from '../../game.ts'
import { counsel, liveTable, useGameState, useShown, useTable } from '../../table.ts'
import { messagesNow, useMessages } from '../../words/messages.ts'
import { useComputers } from '../bots/bots.tsx'
import { Field } from '../field/Field.tsx'
import { hintsOf } from '../hints/hints.ts'
import { linesOfMove } from '../log/log-lines.ts'
import { noticesOf } from '../now/notice.ts'
import { goingBackOf } from '../now/undo.ts'
import { Asked } from './Asked.tsx'
import { LifeRow } from './Life.tsx'
import { HINT, SOUND } from './late.ts'
import { LeftSheet, RightSheet } from './Sheets.tsx'
import { SiegeFoot } from './SiegeFoot.tsx'
import { SiegeHeader } from './SiegeHeader.tsx'
import { SiegeNotices } from './SiegeNotices.tsx'
import { SiegeSheet } from './SiegeSheet.tsx'
import { useTableKeys } from './useTableKeys.ts'

// What follows the game and what is shown of it, once for every page.
followTable({
  useGame: liveTable.game,
  usePlayback: liveTable.playback,
  counsel,
  notices: noticesOf(liveTable),
  hints: hintsOf(liveTable),
})
onLeaving(() => liveTable.aim.getState().putAway())

/** The table: fortress, field and army in the middle, and round them all that a turn needs. */
export function TablePage() {
  const table = useTable()
  const real = useGameState()
  const shown = useShown()
  useComputers()
  useSpokenMoves(table.game, wordsOfMove)
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
  const { book, table: words } = useMessages()
  return (
    <TableFrame
      name={words.name}
      title={book.title}
      board={(inset) => <Field inset={inset} />}
      header={<SiegeHeader />}
      told={
        <>
          <Asked />
          <Quiet part={HINT} />
          <SiegeNotices />
        </>
      }
      left={(isRail) => <LeftSheet rail={isRail} />}
      right={<RightSheet />}
      foot={<SiegeFoot />}
      theirs={<LifeRow />}
      ours={null}
      sheet={<SiegeSheet />}
    >
      <Agreeing back={goingBackOf(table)} textOf={() => words.backText} />
    </TableFrame>
  )
}

/** What a move brought; and where a turn began, which one, and the life that is left. */
function wordsOfMove(move: Move): string {
  const m = messagesNow()
  const told = linesOfMove(move, m).flatMap(({ what, why }) => [what, why])
  const began = move.before.turn !== move.after.turn && !move.after.outcome
  const turn = began ? [m.table.yourTurn(move.after.turn), m.table.wholeTurn(move.after.life)] : []
  return plain([...told, ...turn].filter(Boolean).join(' '))
}
