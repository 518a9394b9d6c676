import type { Table } from '../kind.ts'

/** Gives life, or takes it; it may rise above what a siege begins with [S 16]. */
export function changeLife({ state, emit }: Table, by: number, cause: 'land' | 'night'): void {
  state.life += by
  const { life } = state
  if (by > 0) emit?.({ type: 'life-gained', amount: by, cause, life })
  if (by < 0) emit?.({ type: 'life-lost', amount: -by, cause, life })
}
