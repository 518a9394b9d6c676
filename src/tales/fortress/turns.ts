import type { Move } from './game.ts'

/** True if two moves belong to one turn. Each siege of a campaign counts turns from 1. */
export const isSameTurn = ({ before: one }: Move, { before: other }: Move): boolean =>
  one.turn === other.turn && one.siege === other.siege
