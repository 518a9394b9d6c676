import type { Action, ActionOf, ActionType, Refusal } from '../../actions.ts'
import type { Expansions } from '../../expansion-content.ts'
import type { Pending, State } from '../../state.ts'
import type { Table } from '../../table.ts'

/** One thing that players can do: what is possible, what is not and why, and what comes of it. */
export interface Verb<Type extends ActionType> {
  /**
   * Every action of this type that is allowed now, in a fixed order. `before`: those of the verbs before it, if
   * all are listed. `expansions`: as in a table.
   */
  list(state: State, before: readonly Action[] | undefined, expansions: Expansions | null): ActionOf<Type>[]
  /** Why an action is not allowed now; null if it is. The game is known to go on. */
  refuse(state: State, action: ActionOf<Type>, expansions: Expansions | null): Refusal | null
  /** Does what was found to be allowed. */
  perform(table: Table, action: ActionOf<Type>): void
}

/** Filters the allowed actions, for a verb that needs no rules of expansions. */
export const allowed = <Type extends ActionType>(
  verb: Pick<Verb<Type>, 'refuse'>,
  state: State,
  actions: ActionOf<Type>[],
): ActionOf<Type>[] => actions.filter((action) => verb.refuse(state, action, null) === null)

/** Refuses what is done in the action phase only, and not while a question is open. */
export function refuseOutsideAction({ phase, pending }: State): Refusal | null {
  if (phase !== 'action') return { code: 'not-in-this-phase' }
  return pending ? { code: 'answer-first' } : null
}

/** Refuses an answer to which no question is open, or another one. */
export function refuseAnswer({ pending }: State, ...kinds: Pending['kind'][]): Refusal | null {
  if (!pending) return { code: 'nothing-to-answer' }
  return kinds.includes(pending.kind) ? null : { code: 'another-question' }
}
