import { type Action, fairyTale, type State } from '../engine/fairy-tale/index.ts'

const known = new WeakMap<State, readonly Action[]>()

/** Everything that may be done in a position: listed once, for all who ask. */
export function legalActions(state: State): readonly Action[] {
  const found = known.get(state) ?? fairyTale.list(state)
  known.set(state, found)
  return found
}
