import type { Move } from './game.ts'

/** True if two moves belong to one turn; in the opening, if they have the same side on turn. */
export const isSameTurn = ({ before: one }: Move, { before: other }: Move): boolean =>
  one.turn === other.turn && one.onTurn === other.onTurn
