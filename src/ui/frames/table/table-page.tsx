import type { ComponentType, ReactNode } from 'react'
import type { GameTypes, Move, Session } from '../../../engine/kernel/index.ts'
import { newMoves, type SessionEvents } from '../../../session/events.ts'
import { announce } from '../../page/announce.ts'
import { useListener } from '../../page/lifetime.ts'
import { Late } from '../../parts/Late.tsx'
import type { Part } from '../../parts/part.ts'
import { Quiet } from '../../parts/Quiet.tsx'
import { Dreaming } from '../dream/Dreaming.tsx'
import { LazyUndoConsent } from '../undo/LazyUndoConsent.tsx'
import { KEYS_HINT } from './lazy-table-parts.ts'
import { PartyOfTable, partyOf } from './party.ts'
import type { AnyTable, TableKit } from './table-kit.ts'

export interface LayoutProps {
  /** Dialogs that the table opens by itself. */
  children: ReactNode
}

/** The behaviour of a tale's table, and its layout. */
interface TableSlots<K extends GameTypes, Table> {
  /** Returns the number of the turn as players count it. Default: that of the kit. */
  turnOf?(state: K['State']): number
  /** Hook: lets the bots act. */
  useBotTurns(): void
  /** Hook: binds the keys of the table. */
  useKeys(): void
  /** Returns the announcement of a move, by any player; '' for none. */
  spoken(move: Move<K>, table: Table, session: Session<K>): string
  /** The sounds of the table; absent in a silent tale. */
  sound?: Part<object>
  /** Wraps the whole table, for example to cover another person's hand. */
  Around?: ComponentType<{ children: ReactNode }>
  /** Board and paper, with the dialogs as children (`tableLayout`). */
  Layout: ComponentType<LayoutProps>
  /** Content over the table: flights (`tableFlights`), and dialogs that the table opens itself, except the undo question. */
  over?: readonly Part<object>[]
}

interface TableProps<K extends GameTypes, Table extends AnyTable<K>, Words> {
  kit: TableKit<K, Table, Words>
  slots: TableSlots<K, Table>
}

/** Makes the table page of a tale: its layout, shown once a game is open, and its behaviour. */
export function tablePage<K extends GameTypes, Table extends AnyTable<K>, Words>(
  kit: TableKit<K, Table, Words>,
  slots: TableSlots<K, Table>,
): ComponentType {
  const useParty = partyOf(kit)
  return () => (
    <PartyOfTable value={useParty}>
      <TableOfTale kit={kit} slots={slots} />
    </PartyOfTable>
  )
}

function TableOfTale<K extends GameTypes, Table extends AnyTable<K>, Words>({
  kit,
  slots,
}: TableProps<K, Table, Words>) {
  const { Around = Bare, Layout, over = [], useBotTurns, useKeys, turnOf = kit.turnOf, spoken, sound } = slots
  const table = kit.useTable()
  const m = kit.useWords()
  const isShown = table.playback(({ shown }) => shown !== null)
  const isOpen = table.game(({ session }) => session !== null)
  useBotTurns()
  useSpokenMoves<K>(table.game, (move, session) => spoken(move, table, session))
  useKeys()
  if (!isOpen || !isShown) return null
  return (
    <Dreaming game={table.game} turnOf={turnOf} page="table">
      <Around>
        <Layout>
          {over.map((part, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <Quiet key={place} part={part} />
          ))}
          <LazyUndoConsent
            back={kit.goingBackOf(table)}
            textOf={(last) => kit.back.question(m, last, table)}
          />
        </Layout>
      </Around>
      {sound && <Quiet part={sound} />}
      <Late part={KEYS_HINT} given={{ notices: kit.noticesOf(table) }} />
    </Dreaming>
  )
}

const Bare = ({ children }: { children: ReactNode }) => children

/** Hook: announces the result of every move by people and bots. `wordsOf` returns the result in words; '' for a silent one. */
function useSpokenMoves<K extends GameTypes>(
  useGame: SessionEvents<K>,
  wordsOf: (move: Move<K>, session: Session<K>) => string,
): void {
  useListener(useGame.onEvent, (event) => {
    if (event.type !== 'moved') return
    for (const move of newMoves(event)) {
      const words = wordsOf(move, event.session)
      if (words) announce(words)
    }
  })
}
