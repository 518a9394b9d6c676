import { type ComponentType, Fragment, type ReactNode } from 'react'
import type { Kind, Move, Session } from '../../../engine/kernel/index.ts'
import type { Part } from '../../parts/part.ts'
import { Quiet } from '../../parts/Quiet.tsx'
import type { Inset } from '../../stage/camera/view.ts'
import { Dreaming } from '../dream/Dreaming.tsx'
import { useSpokenMoves } from '../log/useSpokenMoves.ts'
import { Agreeing } from '../taking-back/Agreeing.tsx'
import { TableFrame } from './TableFrame.tsx'
import type { AnyTable, TableKit } from './table-kit.ts'

/** What a tale draws on its table, and what else goes on there. */
interface TableSlots<K extends Kind, Table> {
  turnOf(state: K['State']): number
  /** Lets the computer players act. */
  useComputers(): void
  /** Binds the keys of the table. */
  useKeys(): void
  /** What a move brought, said aloud whoever did it; '' where nothing is said. */
  spoken(move: Move<K>, table: Table, session: Session<K>): string
  /** What is heard of the table; absent where nothing is. */
  sound?: Part<object>
  /** Whether the paper is turned to who sits across; absent where it never is. */
  useAcross?(): boolean
  /** What stands before all of the table, as before a hand that another person holds. */
  Around?: ComponentType<{ children: ReactNode }>
  /** The board, which lies below all paper; `inset`: what paper covers of it. */
  Board: ComponentType<{ inset: Inset }>
  /** Above the board (`TurnHeader`). */
  Header: ComponentType
  /** Over the foot of the board, one below the other: what is asked or held, what was advised, and what is said. */
  told: readonly ComponentType[]
  /** The sheet at the left (`SideSheet`); as a rail it is the only one, and has what the other would have. */
  Left: ComponentType<{ rail: boolean }>
  Right: ComponentType
  /** Below the board, beside the sheets (`TableFoot`). */
  Foot: ComponentType
  /** On a phone above the board, and below it; where there is nothing below it, all the width is for what is above. */
  Theirs?: ComponentType
  Ours?: ComponentType
  /** On a phone at the bottom, or held across at the side (`PhoneSheet`). */
  Sheet: ComponentType
  /** Dialogs that the table opens by itself, beside the question of undo. */
  dialogs?: readonly Part<object>[]
}

/** What every table says of itself. */
interface TableWords {
  readonly book: { readonly title: string }
  readonly table: { readonly name: string }
}

interface TableProps<K extends Kind, Table extends AnyTable<K>, Words> {
  kit: TableKit<K, Table, Words>
  slots: TableSlots<K, Table>
}

/** Makes the table of a tale: its board in the middle, and round it all that a turn needs. */
export const tablePage =
  <K extends Kind, Table extends AnyTable<K>, Words extends TableWords>(
    kit: TableKit<K, Table, Words>,
    slots: TableSlots<K, Table>,
  ): ComponentType =>
  () => <TableOfTale kit={kit} slots={slots} />

function TableOfTale<K extends Kind, Table extends AnyTable<K>, Words extends TableWords>({
  kit,
  slots,
}: TableProps<K, Table, Words>) {
  const { Around = Bare, useComputers, useKeys, turnOf, spoken, sound } = slots
  const table = kit.useTable()
  const isShown = table.playback(({ shown }) => shown !== null)
  const isOpen = table.game(({ session }) => session !== null)
  useComputers()
  useSpokenMoves<K>(table.game, (move, session) => spoken(move, table, session))
  useKeys()
  if (!isOpen || !isShown) return null
  return (
    <Dreaming game={table.game} turnOf={turnOf} page="table">
      <Around>
        <OpenTable kit={kit} slots={slots} />
      </Around>
      {sound && <Quiet part={sound} />}
    </Dreaming>
  )
}

const Bare = ({ children }: { children: ReactNode }) => children
const isNeverAcross = () => false

function OpenTable<K extends Kind, Table extends AnyTable<K>, Words extends TableWords>({
  kit,
  slots,
}: TableProps<K, Table, Words>) {
  const { useAcross = isNeverAcross, Board, Header, told, Left, Right, Foot, Theirs, Ours, Sheet } = slots
  const table = kit.useTable()
  const m = kit.useWords()
  const across = useAcross()
  return (
    <TableFrame
      name={m.table.name}
      title={m.book.title}
      across={across}
      board={(inset) => <Board inset={inset} />}
      header={<Header />}
      told={inOrder(told, (Told) => <Told />)}
      left={(isRail) => <Left rail={isRail} />}
      right={<Right />}
      foot={<Foot />}
      theirs={Theirs ? <Theirs /> : null}
      ours={Ours ? <Ours /> : null}
      sheet={<Sheet />}
    >
      {inOrder(slots.dialogs ?? [], (part) => (
        <Quiet part={part} />
      ))}
      <Agreeing back={kit.goingBackOf(table)} textOf={(last) => kit.back.question(m, last, table)} />
    </TableFrame>
  )
}

/** Draws each of a list that is always the same. */
const inOrder = <One,>(list: readonly One[], draw: (one: One) => ReactNode): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
  list.map((one, place) => <Fragment key={place}>{draw(one)}</Fragment>)
