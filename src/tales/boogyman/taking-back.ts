import type { Move } from './game.ts'

/**
 * How an action can be taken back now (law, section 6): freely, when both agree, or not at all. Freely means to the start of
 * one's own turn, also when it has ended by itself and the other has not acted yet. Whoever plays against a computer
 * player asks nobody.
 */
export type WayBack = 'free' | 'asked' | 'none'

/** How the moves lie behind one who wants to go back. */
export interface Behind {
  moves: readonly Move[]
  /** How many people lead a side. */
  persons: number
  isComputers(move: Move): boolean
  /** Where free undo ends that has begun already; null when nothing was taken back since the last action. */
  floor: number | null
}

/** Whether two moves belong to one turn, or in the opening to one row of pawns placed by one side. */
const isSameTurn = (one: Move, other: Move): boolean =>
  one.before.turn === other.before.turn && one.before.onTurn === other.before.onTurn

/** How many moves were made before the turn of the last one. */
export function turnStart(moves: readonly Move[]): number {
  const last = moves.at(-1)
  return last ? moves.findLastIndex((move) => !isSameTurn(move, last)) + 1 : 0
}

export function wayBack({ moves, persons, isComputers, floor }: Behind): WayBack {
  if (moves.length === 0) return 'none'
  if (persons === 0) return 'free'
  if (persons === 1) return moves.some((move) => !isComputers(move)) ? 'free' : 'none'
  return moves.length > (floor ?? turnStart(moves)) ? 'free' : 'asked'
}

/** How many moves are left when the last action is taken back, and with it whatever computer players did since. */
export function movesLeft({ moves, persons, isComputers }: Behind): number {
  if (persons === 0) return turnStart(moves)
  return moves.findLastIndex((move) => !isComputers(move))
}
