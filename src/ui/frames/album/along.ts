import type { Stop } from '../../../playback/album/stops.ts'
import { isSameTurnKey, type TurnKey } from '../../../playback/turn-key.ts'
import { scaleOf } from '../end/chart.ts'

/** Returns the turns of an album, in order. Turn 0 is included if something happened before the first turn of a part. */
export const chaptersOf = (stops: readonly Stop[]): readonly TurnKey[] =>
  stops.filter((stop, at) => stops.findIndex((other) => isSameTurnKey(other, stop)) === at)

/** Positions of the turns along a strip, in pixels. */
export interface Along {
  chapters: readonly (TurnKey & { x: number })[]
  /** The distance between two neighbouring turns. */
  apart: number
  xOf(chapter: TurnKey): number
  /** Returns the index of the stop at a point: the beginning of the nearest turn, or the end behind the last turn. */
  stopAt(x: number, stops: readonly Stop[]): number
}

export function placesAlong(chapters: readonly TurnKey[], left: number, right: number): Along {
  const apart = chapters.length > 1 ? (right - left) / (chapters.length - 1) : 0
  const placed = chapters.map((chapter, index) => ({ ...chapter, x: left + index * apart }))
  const last = placed.at(-1) ?? { turn: 0, x: left }
  return {
    chapters: placed,
    apart,
    xOf: (chapter) => placed.find((one) => isSameTurnKey(one, chapter))?.x ?? left,
    stopAt(x, stops) {
      if (x > last.x + Math.min(apart / 2 || 24, 24)) return stops.length - 1
      const nearest = placed.reduce(
        (best, one) => (Math.abs(one.x - x) < Math.abs(best.x - x) ? one : best),
        last,
      )
      return stops.findIndex((stop) => isSameTurnKey(stop, nearest))
    },
  }
}

/** The least distance between readable numbers, in pixels. */
const READABLE = 30

/** True if a turn shows its number. With enough room every turn does; else some in even steps, with the first and the last of its part. */
export function numbered(chapters: readonly TurnKey[], chapter: TurnKey, apart: number): boolean {
  if (apart >= READABLE) return true
  const last = chapters.findLast(({ part }) => part === chapter.part)?.turn ?? 0
  return scaleOf(last, 5, { left: 0, right: 1, top: 0, bottom: 1 }).turns.includes(chapter.turn)
}
