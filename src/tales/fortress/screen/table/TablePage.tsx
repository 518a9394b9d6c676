import { Dreaming } from '../../../../ui/frames/dream/Dreaming.tsx'
import { TableFrame } from '../../../../ui/frames/table/TableFrame.tsx'
import { Agreeing } from '../../../../ui/frames/taking-back/Agreeing.tsx'
import { Quiet } from '../../../../ui/parts/Quiet.tsx'
import { useGame, useGameState, useShown } from '../../table.ts'
import { useMessages } from '../../words/useMessages.ts'
import { useComputers } from '../bots/useComputers.ts'
import { Field } from '../field/Field.tsx'
import { useRoving } from '../field/spots.ts'
import { BACK } from '../now/undo.ts'
import './follow.ts'
import { Asked } from './Asked.tsx'
import { LifeRow } from './Life.tsx'
import { HINT, SOUND } from './late.ts'
import { LeftSheet, RightSheet } from './Sheets.tsx'
import { SiegeFoot } from './SiegeFoot.tsx'
import { SiegeHeader } from './SiegeHeader.tsx'
import { SiegeNotices } from './SiegeNotices.tsx'
import { SiegeSheet } from './SiegeSheet.tsx'
import { useSpokenSiege } from './useSpokenSiege.ts'
import { useTableKeys } from './useTableKeys.ts'

/** The table: fortress, field and army in the middle, and round them all that a turn needs. */
export function TablePage() {
  const real = useGameState()
  const shown = useShown()
  useComputers()
  useSpokenSiege()
  useTableKeys()
  useRoving()
  if (!real || !shown) return null
  return (
    <Dreaming game={useGame} turnOf={({ turn }) => turn} page="table">
      <Table />
      <Quiet part={SOUND} />
    </Dreaming>
  )
}

function Table() {
  const { book, table } = useMessages()
  return (
    <TableFrame
      name={table.name}
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
      <Agreeing back={BACK} textOf={() => table.backText} />
    </TableFrame>
  )
}
