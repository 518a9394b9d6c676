import type { ActionRule as KernelRule } from '../../../kernel/action-rules.ts'
import type { ActionType } from '../../../kernel/game.ts'
import type { Refusal } from '../../actions.ts'
import type { State } from '../../state.ts'
import type { Fortress } from '../../types.ts'

/** The rules of one type of action. No question of another type is open. */
export type ActionRule<Type extends ActionType<Fortress>> = KernelRule<Fortress, Type>

/** Refuses any action but sending and fighting while a column is open [S 11]. */
export const refuseInColumn = ({ column }: State): Refusal | null =>
  column.length > 0 ? { code: 'fight-first' } : null
