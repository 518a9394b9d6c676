import type { Move } from '../game.ts'
import { isSameTurn } from '../turns.ts'

/** The moves of the turn that was played last: of the one that goes on if anything was done in it, else of the one before. */
export function lastTurn(moves: readonly Move[]): readonly Move[] {
  const last = moves.at(-1)
  return last ? moves.slice(moves.findLastIndex((move) => !isSameTurn(move, last)) + 1) : []
}
