import {
  type Action,
  actionText,
  citadel,
  type Plot,
  type Refusal,
  type State,
} from '../../../../engine/citadel/index.ts'
import { play } from '../../../../engine/kernel/index.ts'
import { actionAt, aimsAtPlot, type Held, isSameHeld, plotOf } from '../../intent/wish.ts'
import type { Lesson } from './lessons.ts'

/** What the storyteller says: what comes next or that all is done, that something else is meant, or why not. */
export type Said = { readonly what: 'told' | 'another' } | { readonly what: 'refused'; readonly why: Refusal }

/** A lesson while somebody learns it. */
export interface Doing {
  readonly lesson: Lesson
  readonly state: State
  /** Which of its tasks comes next. */
  readonly at: number
  readonly held: Held | null
  readonly said: Said
}

export const begun = (lesson: Lesson): Doing => ({
  lesson,
  state: lesson.begin,
  at: 0,
  held: null,
  said: { what: 'told' },
})

export const isDone = ({ lesson, at }: Doing): boolean => at === lesson.tasks.length

/** A card of the hand was pressed: it is taken in hand, or put back; what is aimed at no plot is played at once. */
export function taken(doing: Doing, held: Held): Doing {
  if (isDone(doing)) return doing
  if (held.kind === 'influence' && !aimsAtPlot(held.card))
    return done(doing, { type: 'play', card: held.card })
  return { ...doing, held: isSameHeld(doing.held, held) ? null : held }
}

/** A plot was pressed: what is in hand goes there, or it is claimed. */
export function pressed(doing: Doing, plot: Plot): Doing {
  const action = isDone(doing) ? null : actionAt(doing.state, doing.held, plot)
  return action ? done(doing, action) : doing
}

/** Carries something out where it is what is meant; else it is only talked about. */
export function done(doing: Doing, action: Action): Doing {
  if (isDone(doing)) return doing
  const { lesson, state, at } = doing
  const played = play(citadel, state, action)
  if (!played.ok) return { ...doing, said: { what: 'refused', why: played.error } }
  const task = lesson.tasks[at]
  if (!task || actionText(task) !== actionText(action)) return { ...doing, said: { what: 'another' } }
  return { lesson, state: played.value.state, at: at + 1, held: null, said: { what: 'told' } }
}

/** The plot that the storyteller speaks of; null where it is of none. */
export function plotAbout({ lesson, at }: Doing): Plot | null {
  const task = lesson.tasks[at]
  return task ? plotOf(task) : null
}
