/** The identity of a turn in a game, even if turn numbers restart. */
export interface TurnKey {
  /** The turn; 0 before the first. */
  turn: number
  /** The part of the game, if turn numbers restart within a game. */
  part?: number
}

export const isSameTurnKey = (one: TurnKey, other: TurnKey): boolean =>
  one.turn === other.turn && one.part === other.part
