import type { ActionOf, ActionType, RefusalCode } from '../../actions.ts'
import type { State } from '../../state.ts'
import type { Table } from '../../table.ts'

/** One thing that a player can do: why not, and what comes of it. */
export interface Verb<Type extends ActionType> {
  /** Why an action is not allowed now; null if it is. The siege is known to go on, and no question to wait but its own. */
  refuse(state: State, action: ActionOf<Type>): RefusalCode | null
  /** Does what was found to be allowed. */
  perform(table: Table, action: ActionOf<Type>): void
}

/** While a column stands, nothing is done but to lengthen it or to close it [S 11]. */
export const refuseInColumn = ({ column }: State): RefusalCode | null =>
  column.length > 0 ? 'fight-first' : null
