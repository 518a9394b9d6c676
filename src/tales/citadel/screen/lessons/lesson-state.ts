import { actionText, type Citadel, citadel, type Plot } from '../../../../engine/citadel/index.ts'
import { type LessonInPlay, lessonKit } from '../../../../ui/frames/lessons/lesson-kit.ts'
import { actionAt, aimsAtPlot, type Held, isSameHeld, plotOf } from '../../intent/wish.ts'
import { LESSON_IDS, type Lesson, lessonOf } from './lessons.ts'

/** A lesson in progress. */
export type LessonState = LessonInPlay<Citadel, Lesson, Held>

export const LESSON_KIT = lessonKit({
  rules: citadel,
  ids: LESSON_IDS,
  lessonOf,
  isMeant: (task, { plan: [action] }) => action !== undefined && actionText(action) === actionText(task),
})

/** Handles a click on a card: selects or deselects it. An Influence card without a target plot is played at once. */
export function taken(doing: LessonState, held: Held): LessonState {
  if (LESSON_KIT.isDone(doing)) return doing
  if (held.kind === 'influence' && !aimsAtPlot(held.card))
    return LESSON_KIT.tried(doing, [{ type: 'play', card: held.card }])
  return { ...doing, held: isSameHeld(doing.held, held) ? null : held }
}

/** Handles a click on a plot: uses the selection there, or claims the plot. */
export function pressOn(doing: LessonState, plot: Plot): LessonState {
  const action = LESSON_KIT.isDone(doing) ? null : actionAt(doing.state, doing.held, plot)
  return action ? LESSON_KIT.tried(doing, [action]) : doing
}

/** Returns the plot of the current task, or null. */
export function plotAbout({ lesson, at }: LessonState): Plot | null {
  const task = lesson.tasks[at]
  return task ? plotOf(task) : null
}
