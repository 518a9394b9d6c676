import type { Action, FairyTale, State } from '../../engine/fairy-tale/index.ts'
import { type Acted as ActedIn, createSession, openOnTable, selectState } from '../../session/game-store.ts'
import { memoryTransport } from '../../session/memory-transport.ts'
import { CLOSED } from '../../session/state.ts'
import type { Transport } from '../../session/transport.ts'
import { pageStorage } from '../../store/storage.ts'
import type { Session } from './game.ts'
import { openLeaders } from './leaders.ts'
import { fairyTale } from './rules.ts'
import { createTable, showTable, type Table } from './table.ts'

/** The result of an attempt to act. */
export type Acted = ActedIn<FairyTale>

/** A table with a game that is not saved, on the page instead of the live one. */
export interface Guest {
  readonly table: Table
  /** Puts another game on the table. */
  lay(session: Session): void
  /** From now on every command is judged first. */
  judgedBy(judge: Judge): void
  /** Puts the live table back on the page. */
  leave(): void
}

/** A die that is known to fall so stands: nobody is asked whether to roll it again. */
const letStand = ({ pending }: State): Action | null =>
  pending?.kind === 'die' ? { type: 'keep-die' } : null

/** Whether something may be done in a guest's game, and what comes of it if not. */
export interface Judge {
  /** Returns null if the rules shall decide, as at any table. */
  judge(state: State, actions: readonly Action[]): Acted | null
  /** The actions are done. */
  onDone(actions: readonly Action[]): void
  /** Undo begins the game anew. */
  undo(): void
}

/** One person leads all heroes of a guest's game. Nothing of it is saved. */
const guestLeaders = openLeaders(pageStorage())

/**
 * Shows a game on a table of its own, for as long as a page needs it. The live table is not touched: its game goes on being saved,
 * and it is as it was when the guest leaves.
 */
export function layGuest(session: Session): Guest {
  const game = createSession<FairyTale>(CLOSED)
  const free = memoryTransport(game, { game: fairyTale, answer: letStand, needs: () => null })
  game.connect(free)
  guestLeaders.setState({ table: {}, people: 'one', persons: {}, changes: [] })
  const table = createTable({ game, leaders: guestLeaders })
  const lay = (next: Session) => openOnTable(game, next)
  lay(session)
  const putBack = showTable(table)
  return {
    table,
    lay,
    judgedBy: (judge) => game.connect(judged(free, judge, () => selectState(game.getState()))),
    leave() {
      putBack()
      table.playback.getState().skip()
    },
  }
}

/** A transport that asks a judge before each command. */
function judged(
  free: Transport<FairyTale>,
  { judge, onDone, undo }: Judge,
  now: () => State | null,
): Transport<FairyTale> {
  return {
    ...free,
    send(command) {
      if (command.do === 'undo' || command.do === 'undo to') {
        undo()
        return 'done'
      }
      if (command.do !== 'act') return free.send(command)
      const state = now()
      const judgement = state && judge(state, command.actions)
      if (judgement) return judgement
      const acted = free.send(command)
      if (acted === 'done') onDone(command.actions)
      return acted
    },
  }
}
