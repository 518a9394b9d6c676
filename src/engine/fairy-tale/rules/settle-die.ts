import type { Pending } from '../state.ts'
import type { Table } from '../table.ts'
import { moveByDie } from './movement.ts'
import { spawnByDie } from './spawn.ts'
import { proceed } from './turn.ts'

/** A die that somebody has been asked about. */
type AskedDie = Omit<Extract<Pending, { kind: 'die' }>, 'kind'>

/** Carries out a die that nobody can roll again any more, and goes on [R 34]. */
export function settleDie(table: Table, { for: rollFor, face, left }: AskedDie): void {
  if (rollFor === 'movement') moveByDie(table, face)
  else spawnByDie(table, face, left)
  proceed(table)
}
