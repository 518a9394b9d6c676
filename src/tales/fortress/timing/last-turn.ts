import type { Move } from '../game.ts'

/** The moves of the turn that was played last: of the one that goes on if anything was done in it, else of the one before. */
export function lastTurn(moves: readonly Move[]): readonly Move[] {
  const turn = moves.at(-1)?.before.turn
  return turn === undefined ? [] : moves.slice(moves.findIndex(({ before }) => before.turn === turn))
}
