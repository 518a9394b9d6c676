/** A turn of a tale, and of no other part of it. */
export interface Chapter {
  /** The turn; 0 before the first. */
  turn: number
  /** Which time its turns are counted, where a tale can begin once more: the same turn comes again then. */
  part?: number
}

export const isSameChapter = (one: Chapter, other: Chapter): boolean =>
  one.turn === other.turn && one.part === other.part
