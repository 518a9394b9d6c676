import {
  type Boogyman,
  type Event,
  parseNotation,
  parseTile,
  type Tile,
} from '../../../../engine/boogyman/index.ts'
import type { EventType } from '../../../../engine/kernel/index.ts'
import type { LessonOf } from '../../../../ui/frames/lessons/lesson-kit.ts'
import { drawn, meant } from '../../../../ui/frames/written.ts'

/** The first lessons, in order. */
export const LESSON_IDS = ['tree', 'spawn', 'boogyman'] as const

export type LessonId = (typeof LESSON_IDS)[number]

/** A drawn position with one task for Red, completed by an event of this type. */
export interface Lesson extends LessonOf<Boogyman, LessonId, EventType<Boogyman>> {
  /** The tile of the piece in the task. */
  readonly piece: Tile
  /** Safe tiles, marked after completion. */
  readonly safe: readonly Tile[]
}

/** Positions in notation, which the referee accepts too. */
const DRAWN: Readonly<
  Record<LessonId, { tiles: string; piece: string; done: EventType<Boogyman>; safe: readonly string[] }>
> = {
  // Only the single piece leaves a tree.
  tree: { tiles: 'c3 r; e5 rr; b4 g; g6 g', piece: 'c3', done: 'tree-grew', safe: [] },
  spawn: { tiles: 'd4 ryy; e3 rr; b4 g; f7 g', piece: 'd4', done: 'spawned', safe: [] },
  // Under a tree, three together, too far away, and one in the open.
  boogyman: {
    tiles: 'c2 R; e2 r; f3 r; b4 gy; d5 ggg; e4 g; g7 g',
    piece: 'c2',
    done: 'captured',
    safe: ['b4', 'd5'],
  },
}

/** The start of a lesson. */
export function lessonOf(id: LessonId): Lesson {
  const { tiles, piece, done, safe } = DRAWN[id]
  return {
    id,
    begin: drawn(parseNotation(`tiles ${tiles}`)),
    piece: meant(piece, parseTile),
    tasks: [done],
    safe: safe.map((name) => meant(name, parseTile)),
  }
}

/** The tile of an event, where the final message points. */
export const tileOfEvent = (event: Event): Tile | null => ('tile' in event ? event.tile : null)
