import type { Move } from './game.ts'

/** Whether two moves belong to one turn. Every siege of a campaign counts its turns anew. */
export const isSameTurn = ({ before: one }: Move, { before: other }: Move): boolean =>
  one.turn === other.turn && one.siege === other.siege
