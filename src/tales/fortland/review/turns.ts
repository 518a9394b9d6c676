import type { Action, Seat, State } from '../../../engine/fortland/index.ts'
import type { Session } from '../game.ts'
import { turnsOf } from '../turns.ts'

/** A turn that was played out: what its country did with its roll. */
export interface PlayedTurn {
  seat: Seat
  turn: number
  round: number
  /** How many actions of the game precede it, its roll among them. */
  move: number
  /** When it had rolled. */
  start: State
  /** All but the roll and the end of the turn. */
  actions: readonly Action[]
  /** When it was over, before the next begins. */
  end: State
}

/** The turns of a game that were played to their end; whoever gives up has not played worse for it. */
export function turnsIn(session: Session): PlayedTurn[] {
  const turns: PlayedTurn[] = []
  let open: PlayedTurn | null = null
  for (const [move, { before, action, after }] of session.moves.entries()) {
    const at = turnsOf(session)[move]
    if (!at || before.phase !== 'act') continue
    open ??= { ...at, move, start: before, actions: [], end: before }
    if (action.type === 'give-up') open = null
    else if (action.type === 'end') {
      turns.push({ ...open, end: before })
      open = null
    } else {
      open = { ...open, actions: [...open.actions, action], end: after }
      if (after.outcome) turns.push(open)
    }
  }
  return turns
}
