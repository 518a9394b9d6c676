import {
  type Action,
  type Citadel,
  type Plot,
  parseAction,
  parseNotation,
  parsePlot,
} from '../../../../engine/citadel/index.ts'
import type { LessonOf } from '../../../../ui/frames/lessons/lesson-kit.ts'
import { drawn, meant } from '../../../../ui/frames/written.ts'

/** The first lessons in their order. */
export const LESSON_IDS = ['build', 'claim', 'siege'] as const

export type LessonId = (typeof LESSON_IDS)[number]

/** A position with some tasks for the Cross. */
export interface Lesson extends LessonOf<Citadel, LessonId, Action> {
  /** The visible part of the town. */
  readonly plots: readonly Plot[]
}

interface Drawn {
  position: string
  tasks: readonly string[]
  plots: string
}

/** Lessons in notation, so that they can be tried with the referee. */
const DRAWN: Readonly<Record<LessonId, Drawn>> = {
  build: {
    position:
      'seat 1 bricks 1 plots c3=inn a4 | seat 2 bricks 3 plots h6=turnpike | phase reveal | pile warehouse',
    tasks: ['reveal', 'build warehouse a4'],
    plots: 'h1 h3 h6 a1 a2 a3 a4 a5 a6 b1 b2 b3 b4 b5 b6 c1 c2 c3 c4 c5 c6',
  },
  claim: {
    position:
      'seat 1 bricks 8 plots a5=cottage | seat 2 bricks 3 plots b6=stable | phase reveal | pile chapel | influence-pile loan',
    tasks: ['reveal', 'claim a6', 'build chapel a6', 'end'],
    plots: 'h6 a1 a2 a3 a4 a5 a6 b1 b2 b3 b4 b5 b6',
  },
  siege: {
    position:
      'version strategic | seat 1 bricks 0 plots c6 b6 influence loan | seat 2 bricks 5 plots c4=inn hand manor* brewery | seat 3 bricks 5 plots c2',
    tasks: ['play loan', 'claim c5'],
    plots: 'b5 b6 c2 c3 c4 c5 c6',
  },
}

/** Creates a lesson at its start. */
export function lessonOf(id: LessonId): Lesson {
  const { position, tasks, plots } = DRAWN[id]
  return {
    id,
    begin: drawn(parseNotation(position)),
    tasks: tasks.map((task) => meant(task, parseAction)),
    plots: plots.split(' ').flatMap((name) => parsePlot(name) ?? []),
  }
}
