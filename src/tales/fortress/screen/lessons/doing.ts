import {
  type Action,
  actionText,
  type Event,
  fortress,
  type Refusal,
  type State,
} from '../../../../engine/fortress/index.ts'
import { play } from '../../../../engine/kernel/index.ts'
import type { Lesson } from './lessons.ts'

/** What the storyteller says: what is to be done; that it is allowed but something else is meant; why it is not; or that it is done. */
export type Said = { what: 'task' | 'another' | 'done' } | { what: 'refused'; refusal: Refusal }

/** A lesson while somebody learns it. */
export interface Doing {
  readonly lesson: Lesson
  readonly state: State
  /** How it stood before what was done last, and what that brought. */
  readonly before: State | null
  readonly events: readonly Event[]
  /** How many of its steps are done. */
  readonly step: number
  readonly said: Said
}

export const begun = (lesson: Lesson): Doing => ({
  lesson,
  state: lesson.begin,
  before: null,
  events: [],
  step: 0,
  said: { what: 'task' },
})

export const isDone = ({ said }: Doing): boolean => said.what === 'done'

/** All that can be done now: what the rules allow, but to give up. */
export const choicesOf = ({ state }: Doing): Action[] =>
  fortress.list(state).filter(({ type }) => type !== 'give-up')

/** Carries an action out where it is the lesson's next step; else it is only talked about. */
export function tried(doing: Doing, action: Action): Doing {
  const { lesson, state, step } = doing
  const expected = lesson.steps[step]
  if (isDone(doing) || !expected) return doing
  const played = play(fortress, state, action)
  if (!played.ok) return { ...doing, said: { what: 'refused', refusal: played.error } }
  if (actionText(action) !== actionText(expected.action)) return { ...doing, said: { what: 'another' } }
  const next = step + 1
  return {
    lesson,
    state: played.value.state,
    before: state,
    events: played.value.frames.map(({ event }) => event),
    step: next,
    said: { what: next === lesson.steps.length ? 'done' : 'task' },
  }
}
