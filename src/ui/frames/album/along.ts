import type { Stop } from '../../../playback/album/stops.ts'
import { type Chapter, isSameChapter } from '../../../playback/chapter.ts'
import { scaleOf } from '../end/chart.ts'

/** The turns of an album, in order; with 0 where something was done before the first of a part. */
export const chaptersOf = (stops: readonly Stop[]): readonly Chapter[] =>
  stops.filter((stop, at) => stops.findIndex((other) => isSameChapter(other, stop)) === at)

/** Where the chapters stand along a strip, in pixels. */
export interface Along {
  chapters: readonly (Chapter & { x: number })[]
  /** Between two of them. */
  apart: number
  xOf(chapter: Chapter): number
  /** The stop that lies under a point: where the nearest chapter begins, and behind the last one the end. */
  stopAt(x: number, stops: readonly Stop[]): number
}

export function placesAlong(chapters: readonly Chapter[], left: number, right: number): Along {
  const apart = chapters.length > 1 ? (right - left) / (chapters.length - 1) : 0
  const placed = chapters.map((chapter, index) => ({ ...chapter, x: left + index * apart }))
  const last = placed.at(-1) ?? { turn: 0, x: left }
  return {
    chapters: placed,
    apart,
    xOf: (chapter) => placed.find((one) => isSameChapter(one, chapter))?.x ?? left,
    stopAt(x, stops) {
      if (x > last.x + Math.min(apart / 2 || 24, 24)) return stops.length - 1
      const nearest = placed.reduce(
        (best, one) => (Math.abs(one.x - x) < Math.abs(best.x - x) ? one : best),
        last,
      )
      return stops.findIndex((stop) => isSameChapter(stop, nearest))
    },
  }
}

/** So far apart numbers must stand to be read, in pixels. */
const READABLE = 30

/** Whether a chapter bears its number: every one where there is room, else some in even steps, the first and the last of its part. */
export function numbered(chapters: readonly Chapter[], chapter: Chapter, apart: number): boolean {
  if (apart >= READABLE) return true
  const last = chapters.findLast(({ part }) => part === chapter.part)?.turn ?? 0
  return scaleOf(last, 5, { left: 0, right: 1, top: 0, bottom: 1 }).turns.includes(chapter.turn)
}
