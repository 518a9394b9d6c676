import type { State } from '../../engine/citadel/index.ts'
import type { Move } from './game.ts'

/** A number that tells the turns of a game apart; 0 while first plots are chosen. */
export const turnNumber = ({ phase, turn }: Pick<State, 'phase' | 'turn'>): number =>
  phase === 'choose' ? 0 : turn

/** Whether two moves belong to one turn; while first plots are chosen, to one choice after another of one seat. */
export const isSameTurn = ({ before: one }: Move, { before: other }: Move): boolean =>
  turnNumber(one) === turnNumber(other) && one.onTurn === other.onTurn
