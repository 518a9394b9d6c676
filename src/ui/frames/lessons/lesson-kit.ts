import { type Game, type GameTypes, play } from '../../../engine/kernel/index.ts'

/** A drawn position and the tasks in it, in their order. */
export interface LessonOf<K extends GameTypes, Id extends string, Task> {
  readonly id: Id
  readonly begin: K['State']
  readonly tasks: readonly Task[]
}

/**
 * A message of the storyteller: the next task; an allowed action that does not do the task; why an action is refused; all done. `Own`:
 * further kinds of a tale.
 */
export type LessonMessage<Why, Own extends string = never> =
  | { readonly what: 'task' | 'another' | 'done' | Own }
  | { readonly what: 'refused'; readonly why: Why }

/** A lesson in progress. */
export interface LessonInPlay<
  K extends GameTypes,
  L,
  Held = never,
  Why = K['Refusal'],
  Own extends string = never,
> {
  readonly lesson: L
  readonly state: K['State']
  /** The number of tasks that are done. */
  readonly at: number
  /** The selected piece or card. A finished task clears the selection. */
  readonly held: Held | null
  /** The position before the last task that was done, and its events; before the first task null, and none. */
  readonly before: K['State'] | null
  readonly events: readonly K['Event'][]
  readonly said: LessonMessage<Why, Own>
}

/** Actions that were tried in a lesson, and their result. */
interface Attempt<K extends GameTypes> {
  readonly plan: readonly K['Action'][]
  readonly events: readonly K['Event'][]
  readonly after: K['State']
}

interface LessonSpec<K extends GameTypes, Id extends string, L extends LessonOf<K, Id, unknown>> {
  rules: Game<K>
  /** All lessons in their order. */
  ids: readonly [Id, ...Id[]]
  lessonOf(id: Id): L
  /** True if an attempt does the task. */
  isMeant(task: L['tasks'][number], attempt: Attempt<K>): boolean
}

/** Makes the lessons of a tale, played by its real rules. Actions that do not complete the next task have no effect. */
export function lessonKit<K extends GameTypes, Id extends string, L extends LessonOf<K, Id, unknown>>({
  rules,
  ids,
  lessonOf,
  isMeant,
}: LessonSpec<K, Id, L>) {
  const isDone = ({ said }: { said: LessonMessage<unknown, string> }): boolean => said.what === 'done'
  return {
    ids,
    isDone,
    /** Returns the start of a lesson. */
    begun(id: Id): LessonInPlay<K, L> {
      const lesson = lessonOf(id)
      const { begin: state } = lesson
      return { lesson, state, at: 0, held: null, before: null, events: [], said: { what: 'task' } }
    },
    /** Plays actions if together they complete the next task; otherwise returns only the reason. A finished lesson never changes. */
    tried<Now extends LessonInPlay<K, L, unknown, unknown, string>>(
      now: Now,
      plan: readonly K['Action'][],
    ): Now {
      const task = now.lesson.tasks[now.at]
      if (isDone(now) || task === undefined) return now
      let after = now.state
      const events: K['Event'][] = []
      for (const action of plan) {
        const played = play(rules, after, action)
        if (!played.ok) return { ...now, said: { what: 'refused', why: played.error } }
        after = played.value.state
        events.push(...played.value.frames.map(({ event }) => event))
      }
      if (!isMeant(task, { plan, events, after })) return { ...now, said: { what: 'another' } }
      const at = now.at + 1
      const what = at === now.lesson.tasks.length ? 'done' : 'task'
      return { ...now, state: after, at, held: null, before: now.state, events, said: { what } }
    },
  }
}

/** Returns the options of the next task: a lesson offers no others. */
export const meantOptions = <Now extends { readonly at: number }, Place, Option>(
  now: Now,
  options: ReadonlyMap<Place, Option>,
  press: (now: Now, place: Place) => Now,
): ReadonlyMap<Place, Option> => new Map([...options].filter(([place]) => press(now, place).at > now.at))
