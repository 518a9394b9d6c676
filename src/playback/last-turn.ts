/** True if two moves belong to one turn. */
type IsSameTurn<Move> = (one: Move, other: Move) => boolean

/**
 * Returns the number of moves before the turn of the last move.
 * Looks back from the last move only, because a later part of a game may restart its turn numbers.
 */
export function turnStart<Move>(moves: readonly Move[], isSameTurn: IsSameTurn<Move>): number {
  const last = moves.at(-1)
  return last === undefined ? 0 : moves.findLastIndex((move) => !isSameTurn(move, last)) + 1
}

/** Returns the moves of the last turn: of the current turn if it has any, else of the one before. */
export const lastTurn = <Move>(moves: readonly Move[], isSameTurn: IsSameTurn<Move>): readonly Move[] =>
  moves.slice(turnStart(moves, isSameTurn))
