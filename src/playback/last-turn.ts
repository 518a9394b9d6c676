/**
 * Returns the moves of the last turn: of the current turn if it has any, else of the one before.
 * Compares consecutive moves only, because a later part of a game may restart its turn numbers.
 */
export function lastTurn<Move>(
  moves: readonly Move[],
  isSameTurn: (one: Move, other: Move) => boolean,
): readonly Move[] {
  const last = moves.at(-1)
  return last === undefined ? [] : moves.slice(moves.findLastIndex((move) => !isSameTurn(move, last)) + 1)
}
