import type { Seat, State } from '../../engine/citadel/index.ts'
import { oncePer } from '../../engine/kernel/index.ts'
import type { Move, Session } from './game.ts'

/** A turn of a game, counted from 1 over all seats; 0 is the setting out. */
export interface Turn {
  turn: number
  seat: Seat
}

/** A number that tells the turns of a game apart; 0 while first plots are chosen. */
export const turnNumber = ({ phase, turn }: Pick<State, 'phase' | 'turn'>): number =>
  phase === 'choose' ? 0 : turn

/** In which turn each move of a game was made; while first plots are chosen, who chose. */
export const turnsOf: (session: Session) => readonly Turn[] = oncePer((session: Session) =>
  session.moves.map(({ before }) => ({ turn: turnNumber(before), seat: before.onTurn })),
)

/** Whether two moves belong to one turn; while first plots are chosen, to one choice after another of one seat. */
export const isSameTurn = ({ before: one }: Move, { before: other }: Move): boolean =>
  turnNumber(one) === turnNumber(other) && one.onTurn === other.onTurn
