import type { Day } from '../../store/calendar-day.ts'
import type { SavedGameSummary } from '../../store/saved-games/saved-games.ts'

/** A saved game that is over. */
export type FinishedGame = SavedGameSummary & { outcome: NonNullable<SavedGameSummary['outcome']> }

/** The first finished game of a tale of the day, one for each tale. */
export interface FirstTry {
  day: Day
  line: FinishedGame
}

/** Returns the first finished game of each day and tale, latest day first. Later tries are ignored. */
export function firstTries(lines: readonly SavedGameSummary[]): FirstTry[] {
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
