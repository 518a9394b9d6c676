import type { Place } from '../../kernel/boards/square.ts'
import type { Refusal } from '../actions.ts'
import { type Closure, REFUSED_BY } from '../expansion-state.ts'
import type { State } from '../state.ts'

/** What closes a tile to everybody, and for how long; null: it is open [R 39]. */
export const closureAt = ({ extras }: State, place: Place): Closure | null => extras?.closed[place] ?? null

/** Why nobody can come to a place, and nothing there be turned: it is closed [R 39]; null: it is not. */
export function refuseClosed(state: State, place: Place): Refusal | null {
  const closure = closureAt(state, place)
  return closure && REFUSED_BY[closure.by]
}
