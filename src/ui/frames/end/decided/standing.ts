/** How a game in which seats play against one another stood when a turn was over. */
export interface TurnStanding {
  /** Counted from 1 over all seats. */
  readonly turn: number
  readonly seat: number
  /** For each seat, by how much it was ahead of the others. */
  readonly ahead: readonly number[]
}

/** Whose standing it is. */
export interface StandingSeat {
  readonly name: string
  /** How its line is drawn: told apart by its dashes too, never by colour alone. */
  readonly line: string | undefined
}
