import {
  type Action,
  armyOnTurn,
  fortland,
  type Refusal,
  type Space,
  type State,
} from '../../../../engine/fortland/index.ts'
import { play } from '../../../../engine/kernel/index.ts'
import { actionsOfAim } from '../../intent/aim.ts'
import type { Refused } from '../../intent/intent.ts'
import type { Lesson } from './lessons.ts'

/** What the storyteller says: what is to be done, what comes next, that something else is meant, why not, that it is done. */
export type Said =
  | { readonly what: 'task' | 'onward' | 'another' | 'done' }
  | { readonly what: 'refused'; readonly why: Refused }

/** A lesson while somebody learns it. */
export interface Doing {
  readonly lesson: Lesson
  readonly state: State
  /** Which of its tasks comes next. */
  readonly at: number
  readonly said: Said
}

export const begun = (lesson: Lesson): Doing => ({
  lesson,
  state: lesson.begin,
  at: 0,
  said: { what: 'task' },
})

export const isDone = ({ said }: Doing): boolean => said.what === 'done'

/** A space was pressed: the army marches there, if that is what is meant. */
export function pressed(doing: Doing, space: Space): Doing {
  if (isDone(doing)) return doing
  const plan = actionsOfAim(doing.state, { kind: 'go', space })
  if ('code' in plan) return { ...doing, said: { what: 'refused', why: plan } }
  if (plan.length === 0) return doing
  const task = doing.lesson.tasks[doing.at]
  return tried(doing, plan, task?.do === 'march' && task.to === space)
}

/** A plank was pressed. */
export function planked(doing: Doing, type: 'build' | 'tear'): Doing {
  if (isDone(doing)) return doing
  return tried(doing, [{ type }], doing.lesson.tasks[doing.at]?.do === type)
}

/** Carries actions out where they are what is meant; else they are only talked about. */
function tried(doing: Doing, plan: readonly Action[], isMeant: boolean): Doing {
  let { state } = doing
  for (const action of plan) {
    const played = play(fortland, state, action)
    if (!played.ok) return { ...doing, said: { what: 'refused', why: played.error satisfies Refusal } }
    state = played.value.state
  }
  if (!isMeant) return { ...doing, said: { what: 'another' } }
  const at = doing.at + 1
  return { ...doing, state, at, said: { what: at === doing.lesson.tasks.length ? 'done' : 'onward' } }
}

/** The space that the storyteller speaks of: where the army is to go, else where it stands. */
export function spaceAbout({ lesson, state, at }: Doing): Space {
  const task = lesson.tasks[at]
  return task?.do === 'march' ? task.to : armyOnTurn(state).space
}
