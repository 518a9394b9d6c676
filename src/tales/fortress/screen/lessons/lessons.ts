import { type Action, type Fortress, parseAction, parseNotation } from '../../../../engine/fortress/index.ts'
import type { LessonOf } from '../../../../ui/frames/lessons/lesson-kit.ts'
import { drawn, meant } from '../../../../ui/frames/written.ts'
import type { AllWords } from '../../words/all-words.ts'

/** The ids of the first lessons, in order. */
export const LESSON_IDS = ['lands', 'bait', 'gate'] as const

export type LessonId = (typeof LESSON_IDS)[number]

type Words = keyof AllWords['lessons']['steps']

/** A drawn position and its tasks, each with the storyteller's message. */
export type Lesson = LessonOf<Fortress, LessonId, { readonly says: Words; readonly action: Action }>

/** The lessons in notation, which also works with the referee. */
const DRAWN: Readonly<Record<LessonId, { position: string; tasks: readonly (readonly [Words, string])[] }>> =
  {
    lands: {
      position: 'garrison goose-maid kettle-guard; lands 1 0 0; hand wood bridge-goat; deck wood*4 mill-ox',
      tasks: [
        ['lands1', 'lay wood'],
        ['lands2', 'cast bridge-goat'],
      ],
    },
    // The Donkey lures the King away, who would fell the Bear.
    bait: {
      position: 'life 16; garrison antler-king goose-maid; army donkey-drummer honey-bear; deck wood*4',
      tasks: [
        ['bait1', 'send donkey-drummer'],
        ['bait2', 'send honey-bear'],
        ['bait3', 'fight'],
      ],
    },
    // The total of 21 exceeds any sum of three dice, so the assault always wins.
    gate: {
      position: 'life 9; garrison thumb-knight; army bean-giant bean-giant antler-king; deck wood*4',
      tasks: [
        ['gate1', 'send bean-giant'],
        ['gate2', 'fight'],
        ['gate3', 'end'],
        ['gate4', 'assault'],
      ],
    },
  }

/** Returns a lesson at its beginning. */
export function lessonOf(id: LessonId): Lesson {
  const { position, tasks } = DRAWN[id]
  return {
    id,
    begin: drawn(parseNotation(position)),
    tasks: tasks.map(([says, text]) => ({ says, action: meant(text, parseAction) })),
  }
}
