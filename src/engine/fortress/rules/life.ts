import type { DieFace } from '../../kernel/chance.ts'
import type { State } from '../state.ts'
import type { RuleContext } from '../types.ts'

/** Changes the life, which may exceed its initial value [S 16]. */
export function changeLife({ state, emit }: RuleContext, by: number, cause: 'land' | 'night'): void {
  state.life += by
  const { life } = state
  if (by > 0) emit?.({ type: 'life-gained', amount: by, cause, life })
  if (by < 0) emit?.({ type: 'life-lost', amount: -by, cause, life })
}

/** Returns the change of life for a face of the night's die. The wishing-table limits any loss to one. */
export function nightChange({ place, treasure }: Pick<State, 'place' | 'treasure'>, face: DieFace): number {
  const change = place.weather[face - 1] ?? 0
  return treasure === 'wishing-table' ? Math.max(change, -1) : change
}
