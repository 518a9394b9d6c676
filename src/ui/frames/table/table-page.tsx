import type { ComponentType, ReactNode } from 'react'
import type { Kind, Move, Session } from '../../../engine/kernel/index.ts'
import type { Part } from '../../parts/part.ts'
import { Quiet } from '../../parts/Quiet.tsx'
import { Dreaming } from '../dream/Dreaming.tsx'
import { useSpokenMoves } from '../log/useSpokenMoves.ts'
import { Agreeing } from '../taking-back/Agreeing.tsx'
import type { AnyTable, TableKit } from './table-kit.ts'

export interface LayoutProps {
  /** Dialogs that the table opens by itself. */
  children: ReactNode
}

/** The behaviour of a tale's table, and its layout. */
interface TableSlots<K extends Kind, Table> {
  turnOf(state: K['State']): number
  /** Lets the computer players act. */
  useComputers(): void
  /** Binds the keys of the table. */
  useKeys(): void
  /** Returns the announcement of a move, by any player; '' for none. */
  spoken(move: Move<K>, table: Table, session: Session<K>): string
  /** The sounds of the table; absent in a silent tale. */
  sound?: Part<object>
  /** Wraps the whole table, for example to cover another person's hand. */
  Around?: ComponentType<{ children: ReactNode }>
  /** Board and paper, with the dialogs as children (`tableLayout`). */
  Layout: ComponentType<LayoutProps>
  /** Dialogs that the table opens by itself, beside the question of undo. */
  dialogs?: readonly Part<object>[]
}

interface TableProps<K extends Kind, Table extends AnyTable<K>, Words> {
  kit: TableKit<K, Table, Words>
  slots: TableSlots<K, Table>
}

/** Makes the table page of a tale: its layout, shown once a game is open, and its behaviour. */
export const tablePage =
  <K extends Kind, Table extends AnyTable<K>, Words>(
    kit: TableKit<K, Table, Words>,
    slots: TableSlots<K, Table>,
  ): ComponentType =>
  () => <TableOfTale kit={kit} slots={slots} />

function TableOfTale<K extends Kind, Table extends AnyTable<K>, Words>({
  kit,
  slots,
}: TableProps<K, Table, Words>) {
  const { Around = Bare, Layout, dialogs = [], useComputers, useKeys, turnOf, spoken, sound } = slots
  const table = kit.useTable()
  const m = kit.useWords()
  const isShown = table.playback(({ shown }) => shown !== null)
  const isOpen = table.game(({ session }) => session !== null)
  useComputers()
  useSpokenMoves<K>(table.game, (move, session) => spoken(move, table, session))
  useKeys()
  if (!isOpen || !isShown) return null
  return (
    <Dreaming game={table.game} turnOf={turnOf} page="table">
      <Around>
        <Layout>
          {dialogs.map((dialog, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <Quiet key={place} part={dialog} />
          ))}
          <Agreeing back={kit.goingBackOf(table)} textOf={(last) => kit.back.question(m, last, table)} />
        </Layout>
      </Around>
      {sound && <Quiet part={sound} />}
    </Dreaming>
  )
}

const Bare = ({ children }: { children: ReactNode }) => children
