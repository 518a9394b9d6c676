import type { Move } from '../game.ts'

/**
 * The moves of the turn that was played last: of the one that goes on if anything was done in it, else of the one before. Turns of
 * an earlier siege have the same numbers: only moves that follow one another belong together.
 */
export function lastTurn(moves: readonly Move[]): readonly Move[] {
  const turn = moves.at(-1)?.before.turn
  return moves.slice(moves.findLastIndex(({ before }) => before.turn !== turn) + 1)
}
