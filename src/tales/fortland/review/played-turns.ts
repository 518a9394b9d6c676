import type { Fortland, Seat, State } from '../../../engine/fortland/index.ts'
import type { PlayedMoves } from '../../../players/review.ts'
import type { Session } from '../game.ts'
import { turnsOf } from '../turns.ts'

/** A finished turn: all actions of its country from the roll to the end of the turn. */
export interface PlayedTurn extends PlayedMoves<Fortland> {
  seat: Seat
  round: number
  /** The position after its last action, before the next turn begins. */
  end: State
}

/** Returns the turns that were played to their end. Giving up is not rated as a mistake. */
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
