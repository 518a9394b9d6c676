import type { Day } from '../../store/day.ts'
import type { KeptLine } from '../../store/kept/kept-games.ts'

/** A game that is over. */
export type FinishedGame = KeptLine & { outcome: NonNullable<KeptLine['outcome']> }

/** The first try at the tale of a day that was told to its end. */
export interface FirstTry {
  day: Day
  line: FinishedGame
}

/** The first tries among kept games, the latest day first; whoever plays a day again has had theirs. */
export function firstTries(lines: readonly KeptLine[]): FirstTry[] {
  const first = new Map<Day, FinishedGame>()
  for (const line of lines) {
    const { origin, outcome, damaged } = line
    if (origin.kind !== 'day' || outcome === null || damaged) continue
    const before = first.get(origin.day)
    if (!before || line.begun < before.begun) first.set(origin.day, { ...line, outcome })
  }
  return [...first].map(([day, line]) => ({ day, line })).sort((one, other) => (one.day < other.day ? 1 : -1))
}
