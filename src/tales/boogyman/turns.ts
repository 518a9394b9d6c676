import type { Move } from './game.ts'

/** Whether two moves belong to one turn; in the opening, to a row of pawns that one side places. */
export const isSameTurn = ({ before: one }: Move, { before: other }: Move): boolean =>
  one.turn === other.turn && one.onTurn === other.onTurn
