import { isSameChapter } from '../chapter.ts'
import type { Stop } from './stops.ts'

/** How far a step goes in an album. */
export const UNITS = ['event', 'action', 'turn'] as const

export type Unit = (typeof UNITS)[number]

export type Way = -1 | 1

/** The stops, by their indices, at which steps of each unit end: every one, what each move came to, where each turn begins. */
export type Rungs = Readonly<Record<Unit, readonly number[]>>

export function rungsOf(stops: readonly Stop[]): Rungs {
  const all = [...stops.keys()]
  return {
    event: all,
    action: all.filter((at) => at === 0 || stops[at + 1]?.move !== stops[at]?.move),
    turn: [...stops.entries()].flatMap(([at, stop]) => {
      const before = stops[at - 1]
      return before && isSameChapter(before, stop) ? [] : [at]
    }),
  }
}

/** Where a step leads: to the nearest rung that way, else as far as the album goes. */
export function stepFrom(rungs: Rungs, at: number, unit: Unit, way: Way): number {
  if (way < 0) return rungs[unit].findLast((rung) => rung < at) ?? 0
  return rungs[unit].find((rung) => rung > at) ?? rungs.event.length - 1
}
