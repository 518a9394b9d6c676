import type { DieFace } from '../../kernel/chance.ts'
import type { RollFor } from '../state.ts'
import type { Table } from '../table.ts'
import { moveByDie } from './movement.ts'
import { spawnByDie } from './spawn.ts'
import { proceed } from './turn.ts'

/** Carries out a die that nobody can roll again any more, and goes on [R 34]. */
export function settleDie(table: Table, rollFor: RollFor, face: DieFace): void {
  if (rollFor === 'movement') moveByDie(table, face)
  else spawnByDie(table, face)
  proceed(table)
}
