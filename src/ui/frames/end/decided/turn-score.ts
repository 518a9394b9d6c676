/** The ranking of a competitive game at the end of a turn. */
export interface TurnScore {
  /** Counted from 1 over all seats. */
  readonly turn: number
  readonly seat: number
  /** The lead of each seat over the others. */
  readonly ahead: readonly number[]
}

/** A seat in the chart. */
export interface StandingSeat {
  readonly name: string
  /** The class of its line. Lines also differ by dashes, never by color alone. */
  readonly line: string | undefined
}
