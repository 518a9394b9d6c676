import { type Action, parseAction, parseNotation, type State } from '../../../../engine/fortress/index.ts'
import { drawn, meant } from '../../../../ui/frames/written.ts'
import type { AllWords } from '../../words/all-words.ts'

/** The first lessons, in the order in which they are told. */
export const LESSON_IDS = ['lands', 'bait', 'gate'] as const

export type LessonId = (typeof LESSON_IDS)[number]

type Words = keyof AllWords['lessons']['steps']

/** A drawn position, and what is to be done in it, step by step. */
export interface Lesson {
  readonly id: LessonId
  readonly begin: State
  readonly steps: readonly { readonly says: Words; readonly action: Action }[]
}

/** In writing, as anybody can try them with the referee. */
const DRAWN: Readonly<Record<LessonId, { position: string; steps: readonly (readonly [Words, string])[] }>> =
  {
    lands: {
      position: 'garrison goose-maid kettle-guard; lands 1 0 0; hand wood bridge-goat; deck wood*4 mill-ox',
      steps: [
        ['lands1', 'lay wood'],
        ['lands2', 'cast bridge-goat'],
      ],
    },
    // The Donkey lures the King away: the Bear alone would be felled by him.
    bait: {
      position: 'life 16; garrison antler-king goose-maid; army donkey-drummer honey-bear; deck wood*4',
      steps: [
        ['bait1', 'send donkey-drummer'],
        ['bait2', 'send honey-bear'],
        ['bait3', 'fight'],
      ],
    },
    // Twenty-one is more than three dice ever show: whatever falls, it is a victory.
    gate: {
      position: 'life 9; garrison thumb-knight; army bean-giant bean-giant antler-king; deck wood*4',
      steps: [
        ['gate1', 'send bean-giant'],
        ['gate2', 'fight'],
        ['gate3', 'end'],
        ['gate4', 'assault'],
      ],
    },
  }

/** A lesson as it begins. */
export function lessonOf(id: LessonId): Lesson {
  const { position, steps } = DRAWN[id]
  return {
    id,
    begin: drawn(parseNotation(position)),
    steps: steps.map(([says, text]) => ({ says, action: meant(text, parseAction) })),
  }
}
