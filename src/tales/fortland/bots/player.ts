import type { Action, State } from '../../../engine/fortland/index.ts'
import type { Chance } from '../../../engine/kernel/index.ts'

/**
 * A computer player: what it does now. It sees what everybody sees; the luck that it is given is its own. The game must
 * go on.
 */
export type Player = (state: State, luck: Chance) => Action

/** Picks one of several at random. */
export function oneOf<Value>(values: readonly Value[], luck: Chance): Value {
  const value = values[luck.draw(values.length)]
  if (value === undefined) throw new Error('There is nothing to choose from.')
  return value
}
