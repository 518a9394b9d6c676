import type { ActionRule as KernelRule } from '../../../kernel/action-rules.ts'
import type { ActionType, RefusalCode } from '../../../kernel/game.ts'
import type { Refusal } from '../../actions.ts'
import type { Citadel } from '../../kind.ts'
import type { Phase } from '../../state.ts'

/** The rules of one type of action. Its phase, and whether a question waits, have been looked at. */
export interface ActionRule<Type extends ActionType<Citadel>> extends KernelRule<Citadel, Type> {
  /** The phases in which it is done; absent for answers, which come when they are asked for. */
  readonly phases?: readonly Phase[]
}

export const refused = (code: RefusalCode<Citadel>): Refusal => ({ code })
