import type { Proof } from '../../players/exhaustive-search.ts'

/** A position that may become a rescue in a book. */
export interface Candidate {
  /** The number of its game: a book has one rescue of each game. */
  readonly game: number
  readonly proof: Proof<unknown>
  readonly acorns: number
  /** The traits of the position. A book should show many different ones. */
  readonly traits: readonly string[]
  /** The tie-breaker: the smaller of two equally rare positions is chosen. */
  readonly size: number
}

/** A place in a book, with the required hardness and trait. */
export interface BookSlot {
  readonly acorns: number
  readonly trait: string
}

/** The cost of one more tile, relative to a trait that no other rescue has yet. */
const TILE = 0.05

/** Fills the places of a book one after another, each with the candidate that has the rarest traits. */
export function chooseRescues<Found extends Candidate>(
  found: readonly Found[],
  slots: readonly BookSlot[],
): Found[] {
  const chosen: Found[] = []
  const shown = new Map<string, number>()
  for (const { acorns, trait } of slots) {
    const fitting = found.filter(
      (one) =>
        one.acorns === acorns && one.traits.includes(trait) && chosen.every(({ game }) => game !== one.game),
    )
    const worths = fitting.map((one) => worthOf(one, shown))
    const best = fitting[worths.indexOf(Math.max(...worths))]
    if (!best)
      throw new Error(
        `No rescue found with ${acorns} acorns and the trait "${trait}". Play more games (--games).`,
      )
    chosen.push(best)
    for (const one of best.traits) shown.set(one, (shown.get(one) ?? 0) + 1)
  }
  return chosen
}

const worthOf = ({ traits, size }: Candidate, shown: ReadonlyMap<string, number>): number =>
  traits.reduce((sum, trait) => sum + 1 / (1 + (shown.get(trait) ?? 0)) ** 2, 0) - size * TILE
