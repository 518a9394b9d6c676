import type { DieFace } from '../../kernel/chance.ts'
import type { Table } from '../kind.ts'
import type { State } from '../state.ts'

/** Gives life, or takes it; it may rise above what a siege begins with [S 16]. */
export function changeLife({ state, emit }: Table, by: number, cause: 'land' | 'night'): void {
  state.life += by
  const { life } = state
  if (by > 0) emit?.({ type: 'life-gained', amount: by, cause, life })
  if (by < 0) emit?.({ type: 'life-lost', amount: -by, cause, life })
}

/** What a face of the night's die does to one's life here; the wishing-table makes every greater loss one. */
export function nightChange({ place, treasure }: Pick<State, 'place' | 'treasure'>, face: DieFace): number {
  const change = place.weather[face - 1] ?? 0
  return treasure === 'wishing-table' ? Math.max(change, -1) : change
}
