import type { ActionRule as KernelRule } from '../../../kernel/action-rules.ts'
import type { ActionType } from '../../../kernel/game.ts'
import type { Refusal } from '../../actions.ts'
import type { State } from '../../state.ts'
import type { Fortland } from '../../types.ts'

/** The rules of one type of action. Except for `muster`, all countries have mustered. */
export type ActionRule<Type extends ActionType<Fortland>> = KernelRule<Fortland, Type>

/** Refuses actions that are possible only after the roll [F 4]. */
export const refuseBeforeRoll = ({ phase }: State): Refusal | null =>
  phase === 'roll' ? { code: 'roll-first' } : null
