import { type Action, type Boogyman, phaseOf, type Seat, type State } from '../../../engine/boogyman/index.ts'
import { stateOf } from '../../../engine/kernel/index.ts'
import type { PlayedMoves } from '../../../players/review.ts'
import type { Session } from '../game.ts'

/** A played turn: all actions of one side in it. */
export interface PlayedTurn extends PlayedMoves<Boogyman> {
  seat: Seat
  after: State
}

/** Actions that are no moves on the board; they do not count as mistakes. */
const isTalk = ({ type }: Action): boolean => type === 'give-up' || type === 'agree-draw'

/** The turns of a duel after the opening. */
export function turnsIn(session: Session): PlayedTurn[] {
  const turns: PlayedTurn[] = []
  for (const [move, { before, action, after }] of session.moves.entries()) {
    if (phaseOf(before) !== 'playing' || isTalk(action)) continue
    const turn = turns.at(-1)
    if (turn?.turn === before.turn)
      turns.splice(-1, 1, { ...turn, actions: [...turn.actions, action], after })
    else turns.push({ seat: before.onTurn, turn: before.turn, move, start: before, actions: [action], after })
  }
  return turns
}

/** True if the board decided the game, instead of a resignation or an agreed draw [B 18]. */
export const wasPlayedOut = (session: Session): boolean => {
  const by = stateOf(session).outcome?.by
  return by !== 'given-up' && by !== 'agreed'
}
