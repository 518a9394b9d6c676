import type { DieFace } from '../../kernel/chance.ts'
import type { State } from '../state.ts'

/** What a face of the night's die does to one's life here; the wishing-table makes every greater loss one. */
export function nightChange({ place, treasure }: Pick<State, 'place' | 'treasure'>, face: DieFace): number {
  const change = place.weather[face - 1] ?? 0
  return treasure === 'wishing-table' ? Math.max(change, -1) : change
}
