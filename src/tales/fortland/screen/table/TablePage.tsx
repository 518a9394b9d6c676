import { Dreaming } from '../../../../ui/frames/dream/Dreaming.tsx'
import { TableFrame } from '../../../../ui/frames/table/TableFrame.tsx'
import { Agreeing } from '../../../../ui/frames/taking-back/Agreeing.tsx'
import { Quiet } from '../../../../ui/parts/Quiet.tsx'
import { useGameState, useShown, useTable } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'
import { Board } from '../board/Board.tsx'
import { useComputers } from '../bots/bots.tsx'
import { goingBackOf } from '../now/undo.ts'
import { countryName } from '../ring/names.ts'
import './follow.ts'
import { Header } from './Header.tsx'
import { HINT, SOUND, WASTE } from './late.ts'
import { Notices } from './Notices.tsx'
import { CountryChips, Sheet } from './PhoneParts.tsx'
import { Foot, LeftSheet, RightSheet } from './Sheets.tsx'
import { useSpokenTale } from './useSpokenTale.ts'
import { useTableKeys } from './useTableKeys.ts'

/** The table: the ring in the middle, and round it all that a turn needs. */
export function TablePage() {
  const table = useTable()
  const real = useGameState()
  const shown = useShown()
  useComputers()
  useSpokenTale()
  useTableKeys()
  if (!real || !shown) return null
  return (
    <Dreaming game={table.game} turnOf={({ round }) => round} page="table">
      <Table />
      <Quiet part={SOUND} />
    </Dreaming>
  )
}

function Table() {
  const table = useTable()
  const m = useMessages()
  return (
    <TableFrame
      name={m.table.name}
      title={m.book.title}
      board={(inset) => (
        <>
          <Quiet part={WASTE} />
          <Board inset={inset} />
        </>
      )}
      header={<Header />}
      told={
        <>
          <Quiet part={HINT} />
          <Notices />
        </>
      }
      left={(isRail) => <LeftSheet rail={isRail} />}
      right={<RightSheet />}
      foot={<Foot />}
      theirs={<CountryChips />}
      ours={null}
      sheet={<Sheet />}
    >
      <Agreeing
        back={goingBackOf(table)}
        textOf={({ before }) => m.table.backText(countryName(m, before.onTurn))}
      />
    </TableFrame>
  )
}
