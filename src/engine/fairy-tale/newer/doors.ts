import type { Place } from '../../kernel/boards/square.ts'
import { places } from '../rules/forest.ts'
import type { State } from '../state.ts'
import { symbolRules } from '../symbols.ts'

const NOWHERE: Place[] = []

/** The places to which doors lead a character from a place: all others that have one [R 52]. */
export function linkedTo(state: State, from: Place): Place[] {
  if (!state.boxes.ways || !hasDoor(state, from)) return NOWHERE
  return places(state.tiles).filter((at) => at !== from && hasDoor(state, at))
}

/** Whether doors lead from one place to another. */
export const isLinked = (state: State, from: Place, to: Place): boolean =>
  state.boxes.ways === true && from !== to && hasDoor(state, from) && hasDoor(state, to)

const hasDoor = ({ tiles }: State, at: Place): boolean =>
  tiles[at]?.symbols.some(({ symbol }) => symbolRules(symbol).links) === true
