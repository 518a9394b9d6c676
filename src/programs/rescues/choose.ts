import type { Proof } from '../../players/every-way.ts'

/** Something that could be in a book of rescues. */
export interface Candidate {
  /** The game that it is from: a book takes one of each. */
  readonly game: number
  readonly proof: Proof<unknown>
  readonly acorns: number
  /** What can be seen and done in it: a book wants as many different ones as it can get. */
  readonly traits: readonly string[]
  /** Of two that are equally rare, the simpler one. */
  readonly size: number
}

/** A place in a book: how hard it shall be, and what it must have. */
export interface Slot {
  readonly acorns: number
  readonly trait: string
}

/** What one more tile costs, against a thing that no other rescue has yet. */
const TILE = 0.05

/** Fills the places of a book one after another, each with what shows most that the others do not. */
export function chooseRescues<Found extends Candidate>(
  found: readonly Found[],
  slots: readonly Slot[],
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
    if (!best) throw new Error(`No game had anything with ${acorns} acorns and ${trait}: play more.`)
    chosen.push(best)
    for (const one of best.traits) shown.set(one, (shown.get(one) ?? 0) + 1)
  }
  return chosen
}

const worthOf = ({ traits, size }: Candidate, shown: ReadonlyMap<string, number>): number =>
  traits.reduce((sum, trait) => sum + 1 / (1 + (shown.get(trait) ?? 0)) ** 2, 0) - size * TILE
