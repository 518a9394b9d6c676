import type { Action, State } from '../../../engine/citadel/index.ts'
import type { Chance } from '../../../engine/kernel/index.ts'

/**
 * A computer player: what it does in a position, as its seat sees it. Its luck is its own; of the cards that it cannot see
 * it knows no more than anybody at its place.
 */
export type Player = (seen: State, luck: Chance) => Action

/** Does anything that is allowed, a kind of action first: the measure of what no thought at all achieves. */
export const anyOf = (actions: readonly Action[], luck: Chance): Action => {
  const types = [...new Set(actions.map(({ type }) => type))]
  const type = types[luck.draw(types.length)]
  const ofType = actions.filter((action) => action.type === type)
  const action = ofType[luck.draw(ofType.length)]
  if (!action) throw new Error('There is nothing to do, and the game is not over.')
  return action
}
