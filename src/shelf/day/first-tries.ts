import type { Day } from '../../store/day.ts'
import type { KeptLine } from '../../store/kept/kept-games.ts'

/** A game that is over. */
export type FinishedGame = KeptLine & { outcome: NonNullable<KeptLine['outcome']> }

/** The first try at the tale of a day that was told to its end; each tale has its own. */
export interface FirstTry {
  day: Day
  line: FinishedGame
}

/** The first tries among kept games, the latest day first; whoever plays a day again has had theirs. */
export function firstTries(lines: readonly KeptLine[]): FirstTry[] {
  const first = new Map<string, FirstTry>()
  for (const line of lines) {
    const { origin, outcome, damaged } = line
    if (origin.kind !== 'day' || outcome === null || damaged) continue
    const which = `${origin.day} ${line.tale}`
    const before = first.get(which)?.line
    if (!before || line.begun < before.begun)
      first.set(which, { day: origin.day, line: { ...line, outcome } })
  }
  return [...first.values()].sort(
    (one, other) => other.day.localeCompare(one.day) || one.line.tale.localeCompare(other.line.tale),
  )
}
