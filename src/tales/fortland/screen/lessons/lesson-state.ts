import { armyOnTurn, type Fortland, fortland, type Space } from '../../../../engine/fortland/index.ts'
import { type LessonInPlay, lessonKit } from '../../../../ui/frames/lessons/lesson-kit.ts'
import { actionsOfAim } from '../../intent/aim.ts'
import type { RefusedRequest } from '../../intent/intent.ts'
import { LESSON_IDS, type Lesson, lessonOf } from './lessons.ts'

/** A lesson in progress. */
export type LessonState = LessonInPlay<Fortland, Lesson, never, RefusedRequest>

export const LESSON_KIT = lessonKit({
  rules: fortland,
  ids: LESSON_IDS,
  lessonOf,
  isMeant: (task, { plan, after }) =>
    plan.some(({ type }) => type === task.do) && (task.do !== 'march' || armyOnTurn(after).space === task.to),
})

/** Handles a click on a space: marches there if that is the task. */
export function pressOn(doing: LessonState, space: Space): LessonState {
  if (LESSON_KIT.isDone(doing)) return doing
  const plan = actionsOfAim(doing.state, { kind: 'go', space })
  if ('code' in plan) return { ...doing, said: { what: 'refused', why: plan } }
  return plan.length === 0 ? doing : LESSON_KIT.tried(doing, plan)
}

/** Returns the space that the storyteller points at: the target of a march, else the army's space. */
export function spaceAbout({ lesson, state, at }: LessonState): Space {
  const task = lesson.tasks[at]
  return task?.do === 'march' ? task.to : armyOnTurn(state).space
}
