import { Dreaming } from '../../../../ui/frames/dream/Dreaming.tsx'
import { TableFrame } from '../../../../ui/frames/table/TableFrame.tsx'
import { Late } from '../../../../ui/parts/Late.tsx'
import { useGame, useGameState, useShown } from '../../table.ts'
import { useMessages } from '../../words/useMessages.ts'
import { Board } from '../board/Board.tsx'
import { useComputers } from '../bots/useComputers.ts'
import { useSession } from '../now/at-table.ts'
import { BACK } from '../now/undo.ts'
import { countryName } from '../ring/names.ts'
import './follow.ts'
import { Header } from './Header.tsx'
import { AGREE, HINT, SOUND, WASTE } from './late.ts'
import { Notices } from './Notices.tsx'
import { CountryChips, Sheet } from './PhoneParts.tsx'
import { Foot, LeftSheet, RightSheet } from './Sheets.tsx'
import { useSpokenTale } from './useSpokenTale.ts'
import { useTableKeys } from './useTableKeys.ts'

/** The table: the ring in the middle, and round it all that a turn needs. */
export function TablePage() {
  const real = useGameState()
  const shown = useShown()
  useComputers()
  useSpokenTale()
  useTableKeys()
  if (!real || !shown) return null
  return (
    <Dreaming game={useGame} turnOf={({ round }) => round} page="table">
      <Table />
      <Late part={SOUND} given={{}} absent={Nothing} />
    </Dreaming>
  )
}

function Table() {
  const { book, table } = useMessages()
  return (
    <TableFrame
      name={table.name}
      title={book.title}
      board={(inset) => (
        <>
          <Late part={WASTE} given={{}} absent={Nothing} />
          <Board inset={inset} />
        </>
      )}
      header={<Header />}
      told={
        <>
          <Late part={HINT} given={{}} absent={Nothing} />
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
      <AgreeBack />
    </TableFrame>
  )
}

/** Asks the table whether all agree to go back past a roll. */
function AgreeBack() {
  const m = useMessages()
  const asking = BACK.useAskedBack((asked) => asked.asking)
  const last = useSession().moves.at(-1)
  return (
    asking &&
    last && (
      <Late
        part={AGREE}
        given={{
          text: m.table.backText(countryName(m, last.before.onTurn)),
          onAgreed: BACK.agreeAndSay,
          onLeft: BACK.keepAsItIs,
        }}
        absent={Nothing}
      />
    )
  )
}

const Nothing = () => null
