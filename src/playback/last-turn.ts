/**
 * Returns the moves of the turn that was played last: of the one that goes on if anything was done in it, else of the one before.
 * Only moves that follow one another belong together, so that a later part of a game may count its turns anew.
 */
export function lastTurn<Move>(
  moves: readonly Move[],
  isSameTurn: (one: Move, other: Move) => boolean,
): readonly Move[] {
  const last = moves.at(-1)
  return last === undefined ? [] : moves.slice(moves.findLastIndex((move) => !isSameTurn(move, last)) + 1)
}
