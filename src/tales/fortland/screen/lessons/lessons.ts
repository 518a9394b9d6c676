import { type Fortland, parseNotation, parseSpace, type Space } from '../../../../engine/fortland/index.ts'
import type { LessonOf } from '../../../../ui/frames/lessons/lesson-kit.ts'
import { drawn, meant } from '../../../../ui/frames/written.ts'

/** The ids of the first lessons, in order. */
export const LESSON_IDS = ['siege', 'store', 'fall'] as const

export type LessonId = (typeof LESSON_IDS)[number]

/** The next task of a lesson: march to a space, or build or tear down beside the army. */
export type Task = { readonly do: 'march'; readonly to: Space } | { readonly do: 'build' | 'tear' }

/** A drawn position with one or two tasks for Ash. */
export type Lesson = LessonOf<Fortland, LessonId, Task>

/** The lessons in notation, which also works with the referee. */
const DRAWN: Readonly<Record<LessonId, { position: string; tasks: readonly string[] }>> = {
  siege: { position: ' a a A\n B b b\narmies a w2; b n2\nactions 4\n', tasks: ['march s2', 'build'] },
  store: {
    position: ' a a A\n B b+a b\narmies a s2; b n1\nactions 2\n',
    tasks: ['tear', 'march s3', 'build'],
  },
  fall: { position: ' a a A\n B+a b+a b\narmies a s1; b n2\nactions 4\n', tasks: ['march s3', 'build'] },
}

/** Returns a lesson at its beginning. */
export function lessonOf(id: LessonId): Lesson {
  const { position, tasks } = DRAWN[id]
  return { id, begin: drawn(parseNotation(position)), tasks: tasks.map(taskOf) }
}

function taskOf(text: string): Task {
  const [what, name] = text.split(' ')
  if (what === 'build' || what === 'tear') return { do: what }
  return { do: 'march', to: meant(name ?? '', parseSpace) }
}
