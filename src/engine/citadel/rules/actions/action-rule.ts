import type { ActionRule as KernelRule } from '../../../kernel/action-rules.ts'
import type { ActionType, RefusalCode } from '../../../kernel/game.ts'
import type { Refusal } from '../../actions.ts'
import type { Phase } from '../../state.ts'
import type { Citadel } from '../../types.ts'

/** The rules of one type of action. The caller has already checked the phase and open questions. */
export interface ActionRule<Type extends ActionType<Citadel>> extends KernelRule<Citadel, Type> {
  /** Phases that allow the action. Absent for answers to questions. */
  readonly phases?: readonly Phase[]
}

export const refused = (code: RefusalCode<Citadel>): Refusal => ({ code })
