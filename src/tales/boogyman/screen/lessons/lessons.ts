import {
  type Boogyman,
  type Event,
  parseNotation,
  parseTile,
  type State,
  type Tile,
} from '../../../../engine/boogyman/index.ts'
import type { EventType } from '../../../../engine/kernel/index.ts'
import { drawn, meant } from '../../../../ui/frames/written.ts'

/** The first lessons, in the order in which they are told. */
export const LESSON_IDS = ['tree', 'spawn', 'boogyman'] as const

export type LessonId = (typeof LESSON_IDS)[number]

/** A drawn position with one thing to do in it, for Red. */
export interface Lesson {
  readonly id: LessonId
  readonly begin: State
  /** Whom it is about. */
  readonly piece: Tile
  /** What has been done when this happens. */
  readonly done: EventType<Boogyman>
  /** Tiles where somebody is safe, to be shown once it is done. */
  readonly safe: readonly Tile[]
}

/** In writing, as anybody can try them with the referee. */
const DRAWN: Readonly<
  Record<LessonId, { tiles: string; piece: string; done: EventType<Boogyman>; safe: readonly string[] }>
> = {
  // One of them stands alone: only that one leaves a tree.
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

/** A lesson as it begins. */
export function lessonOf(id: LessonId): Lesson {
  const { tiles, piece, done, safe } = DRAWN[id]
  return {
    id,
    begin: drawn(parseNotation(`tiles ${tiles}`)),
    piece: meant(piece, parseTile),
    done,
    safe: safe.map((name) => meant(name, parseTile)),
  }
}

/** The tile that an event is about: a lesson's last words are said there. */
export const tileOfEvent = (event: Event): Tile | null => ('tile' in event ? event.tile : null)
