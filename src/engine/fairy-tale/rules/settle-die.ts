import type { RuleContext } from '../context.ts'
import type { Pending } from '../state.ts'
import { moveByDie } from './movement.ts'
import { spawnByDie } from './spawn.ts'
import { proceed } from './turn.ts'

/** The die of an open question. */
type AskedDie = Omit<Extract<Pending, { kind: 'die' }>, 'kind'>

/** Applies a die that can no longer be rolled again, and continues [R 34]. */
export function settleDie(context: RuleContext, { for: rollFor, face, left }: AskedDie): void {
  if (rollFor === 'movement') moveByDie(context, face)
  else spawnByDie(context, face, left)
  proceed(context)
}
