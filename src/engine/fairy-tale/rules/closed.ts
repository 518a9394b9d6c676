import type { Place } from '../../kernel/boards/square.ts'
import type { Refusal } from '../actions.ts'
import { type Closure, REFUSED_BY } from '../expansion-state.ts'
import type { State } from '../state.ts'

/** Returns the closure of a tile, or null if it is open [R 39]. */
export const closureAt = ({ extras }: State, place: Place): Closure | null => extras?.closed[place] ?? null

/** Returns why a tile cannot be entered or turned because it is closed, or null [R 39]. */
export function refuseClosed(state: State, place: Place): Refusal | null {
  const closure = closureAt(state, place)
  return closure && REFUSED_BY[closure.by]
}
