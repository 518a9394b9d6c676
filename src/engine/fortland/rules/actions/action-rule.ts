import type { ActionOf, ActionType, Refusal } from '../../actions.ts'
import type { State } from '../../state.ts'
import type { Table } from '../../table.ts'

/** One thing that countries can do: what is not possible and why, and what comes of it. */
export interface Verb<Type extends ActionType> {
  /** Why an action is not allowed now; null if it is. The game goes on, and all are mustered but for `muster`. */
  refuse(state: State, action: ActionOf<Type>): Refusal | null
  /** Does what was found to be allowed. */
  perform(table: Table, action: ActionOf<Type>): void
}

/** Refuses before the roll what can be done after it alone [F 4]. */
export const refuseBeforeRoll = ({ phase }: State): Refusal | null =>
  phase === 'roll' ? { code: 'roll-first' } : null
