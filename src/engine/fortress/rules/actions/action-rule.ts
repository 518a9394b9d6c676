import type { ActionRule as KernelRule } from '../../../kernel/action-rules.ts'
import type { ActionType } from '../../../kernel/game.ts'
import type { Refusal } from '../../actions.ts'
import type { Fortress } from '../../kind.ts'
import type { State } from '../../state.ts'

/** The rules of one type of action. No question waits but its own. */
export type ActionRule<Type extends ActionType<Fortress>> = KernelRule<Fortress, Type>

/** While a column stands, nothing is done but to lengthen it or to close it [S 11]. */
export const refuseInColumn = ({ column }: State): Refusal | null =>
  column.length > 0 ? { code: 'fight-first' } : null
