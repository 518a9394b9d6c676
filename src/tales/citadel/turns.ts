import type { State } from '../../engine/citadel/index.ts'
import type { Move } from './game.ts'

/** Returns the number of the turn; 0 while first plots are chosen. */
export const turnNumber = ({ phase, turn }: Pick<State, 'phase' | 'turn'>): number =>
  phase === 'choose' ? 0 : turn

/** True if two moves belong to one turn. Consecutive choices of first plots by one seat count as one turn. */
export const isSameTurn = ({ before: one }: Move, { before: other }: Move): boolean =>
  turnNumber(one) === turnNumber(other) && one.onTurn === other.onTurn
