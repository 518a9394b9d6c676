import type { ActionRule as KernelRule } from '../../../kernel/action-rules.ts'
import type { ActionType } from '../../../kernel/game.ts'
import type { Refusal } from '../../actions.ts'
import type { Fortland } from '../../kind.ts'
import type { State } from '../../state.ts'

/** The rules of one type of action. All countries have mustered, but for `muster`. */
export type ActionRule<Type extends ActionType<Fortland>> = KernelRule<Fortland, Type>

/** Refuses before the roll what can be done after it alone [F 4]. */
export const refuseBeforeRoll = ({ phase }: State): Refusal | null =>
  phase === 'roll' ? { code: 'roll-first' } : null
