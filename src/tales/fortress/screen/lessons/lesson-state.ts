import { type Action, actionText, type Fortress, fortress } from '../../../../engine/fortress/index.ts'
import { type LessonInPlay, lessonKit } from '../../../../ui/frames/lessons/lesson-kit.ts'
import { LESSON_IDS, type Lesson, lessonOf } from './lessons.ts'

/** A lesson in progress. */
export type LessonState = LessonInPlay<Fortress, Lesson>

export const LESSON_KIT = lessonKit({
  rules: fortress,
  ids: LESSON_IDS,
  lessonOf,
  isMeant: ({ action }, { plan: [tried] }) => tried !== undefined && actionText(tried) === actionText(action),
})

/** Returns the offered actions: all allowed ones except giving up. */
export const choicesOf = ({ state }: LessonState): Action[] =>
  fortress.list(state).filter(({ type }) => type !== 'give-up')
