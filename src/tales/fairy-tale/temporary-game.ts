import type { Action, FairyTale, State } from '../../engine/fairy-tale/index.ts'
import {
  type ActResult as ActedIn,
  createSession,
  openOnTable,
  selectState,
} from '../../session/game-store.ts'
import { memoryTransport } from '../../session/memory-transport.ts'
import { CLOSED_SESSION } from '../../session/state.ts'
import type { Transport } from '../../session/transport.ts'
import { pageStorage } from '../../store/storage.ts'
import { openLeaders } from './controllers.ts'
import type { Session } from './game.ts'
import { fairyTale } from './rules.ts'
import { createTable, showTable, type Table } from './runtime.ts'

export type ActResult = ActedIn<FairyTale>

/** A runtime with an unsaved game, shown on the page instead of the live one. */
export interface TemporaryGame {
  readonly table: Table
  /** Replaces the game. */
  lay(session: Session): void
  /** Asks this judge before every command from now on. */
  judgedBy(judge: Judge): void
  /** Shows the live game again. */
  leave(): void
}

/** Answers every reroll question with "keep": the dice of these games are known in advance. */
const letStand = ({ pending }: State): Action | null =>
  pending?.kind === 'die' ? { type: 'keep-die' } : null

/** Decides which actions a temporary game allows. */
export interface Judge {
  /** Returns null to let the rules decide, as in any game. */
  judge(state: State, actions: readonly Action[]): ActResult | null
  /** Called after the actions were applied. */
  onDone(actions: readonly Action[]): void
  /** Called on undo, which restarts the game. */
  undo(): void
}

/** The controllers of a temporary game: one person plays all heroes. Never saved. */
const guestLeaders = openLeaders(pageStorage())

/** Shows a game in a runtime of its own, while a page needs it. The live game stays untouched and is still saved. */
export function mountTemporaryGame(session: Session): TemporaryGame {
  const game = createSession<FairyTale>(CLOSED_SESSION)
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

/** Wraps a transport so that a judge is asked before each command. */
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
