import type { ActionRule as KernelRule } from '../../../kernel/action-rules.ts'
import type { ActionType, Refusal } from '../../actions.ts'
import type { RuleContext } from '../../context.ts'
import type { Pending, State } from '../../state.ts'
import type { FairyTale } from '../../types.ts'

/** The rules of one type of action. */
export type ActionRule<Type extends ActionType> = KernelRule<FairyTale, Type, RuleContext>

/** Refuses actions outside the action phase, and while a question is open. */
export function refuseOutsideAction({ phase, pending }: State): Refusal | null {
  if (phase !== 'action') return { code: 'not-in-this-phase' }
  return pending ? { code: 'answer-first' } : null
}

/** Refuses an answer if no question is open, or a different one. */
export function refuseAnswer({ pending }: State, ...kinds: Pending['kind'][]): Refusal | null {
  if (!pending) return { code: 'nothing-to-answer' }
  return kinds.includes(pending.kind) ? null : { code: 'another-question' }
}
