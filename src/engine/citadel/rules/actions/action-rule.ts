import type { ActionOf, ActionType, Refusal, RefusalCode } from '../../actions.ts'
import type { Phase, State } from '../../state.ts'
import type { Table } from '../../table.ts'

/** One thing that players can do: what is not possible and why, what is offered, and what comes of it. */
export interface Verb<Type extends ActionType> {
  /** The phases in which it is done; absent for answers, which come when they are asked for. */
  readonly phases?: readonly Phase[]
  /** Why an action is not allowed now; null if it is. Phase and questions have been looked at. */
  refuse(state: State, action: ActionOf<Type>): Refusal | null
  /** Does what was found to be allowed. */
  perform(table: Table, action: ActionOf<Type>): void
  /** Every action of this type that may be allowed now, in a fixed order; those that are refused are left out later. */
  wishes(state: State): ActionOf<Type>[]
}

export const refused = (code: RefusalCode): Refusal => ({ code })

/** A code, if there is one, as a refusal. */
export const refusedIf = (code: RefusalCode | null): Refusal | null => code && { code }
