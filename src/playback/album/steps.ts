import { isSameTurnKey } from '../turn-key.ts'
import type { Stop } from './stops.ts'

/** Units of a step in an album. */
export const UNITS = ['event', 'action', 'turn'] as const

export type Unit = (typeof UNITS)[number]

export type Way = -1 | 1

/** Indices of the stops that end a step of each unit: all stops, results of moves, beginnings of turns. */
export type StopsByUnit = Readonly<Record<Unit, readonly number[]>>

export function rungsOf(stops: readonly Stop[]): StopsByUnit {
  const all = [...stops.keys()]
  return {
    event: all,
    action: all.filter((at) => at === 0 || stops[at + 1]?.move !== stops[at]?.move),
    turn: [...stops.entries()].flatMap(([at, stop]) => {
      const before = stops[at - 1]
      return before && isSameTurnKey(before, stop) ? [] : [at]
    }),
  }
}

/** Returns the target of a step: the nearest stop of its unit, or the end of the album. */
export function stepFrom(rungs: StopsByUnit, at: number, unit: Unit, way: Way): number {
  if (way < 0) return rungs[unit].findLast((rung) => rung < at) ?? 0
  return rungs[unit].find((rung) => rung > at) ?? rungs.event.length - 1
}
