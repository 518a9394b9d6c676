import { parseNotation, parseSpace, type Space, type State } from '../../../../engine/fortland/index.ts'
import { drawn, meant } from '../../../../ui/frames/written.ts'

/** The first lessons, in the order in which they are told. */
export const LESSON_IDS = ['siege', 'store', 'fall'] as const

export type LessonId = (typeof LESSON_IDS)[number]

/** What is to be done next in a lesson: to march to a space, or to build or tear down where the army stands. */
export type Task = { readonly do: 'march'; readonly to: Space } | { readonly do: 'build' | 'tear' }

/** A drawn position with one or two things to do in it, for Ash. */
export interface Lesson {
  readonly id: LessonId
  readonly begin: State
  readonly tasks: readonly Task[]
}

/** In writing, as anybody can try them with the referee. */
const DRAWN: Readonly<Record<LessonId, { position: string; tasks: readonly string[] }>> = {
  siege: { position: ' a a A\n B b b\narmies a w2; b n2\nactions 4\n', tasks: ['march s2', 'build'] },
  store: {
    position: ' a a A\n B b+a b\narmies a s2; b n1\nactions 2\n',
    tasks: ['tear', 'march s3', 'build'],
  },
  fall: { position: ' a a A\n B+a b+a b\narmies a s1; b n2\nactions 4\n', tasks: ['march s3', 'build'] },
}

/** A lesson as it begins. */
export function lessonOf(id: LessonId): Lesson {
  const { position, tasks } = DRAWN[id]
  return { id, begin: drawn(parseNotation(position)), tasks: tasks.map(taskOf) }
}

function taskOf(text: string): Task {
  const [what, name] = text.split(' ')
  if (what === 'build' || what === 'tear') return { do: what }
  return { do: 'march', to: meant(name ?? '', parseSpace) }
}
