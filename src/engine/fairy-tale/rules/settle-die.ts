import type { Table } from '../context.ts'
import type { Pending } from '../state.ts'
import { moveByDie } from './movement.ts'
import { spawnByDie } from './spawn.ts'
import { proceed } from './turn.ts'

/** The die of an open question. */
type AskedDie = Omit<Extract<Pending, { kind: 'die' }>, 'kind'>

/** Applies a die that can no longer be rolled again, and continues [R 34]. */
export function settleDie(table: Table, { for: rollFor, face, left }: AskedDie): void {
  if (rollFor === 'movement') moveByDie(table, face)
  else spawnByDie(table, face, left)
  proceed(table)
}
