import type { State } from '../../../engine/fairy-tale/index.ts'
import type { Rng } from '../../../engine/kernel/index.ts'
import { fairyTale } from '../rules.ts'
import { decide } from './apprentice.ts'
import { viewAfter, viewOf } from './bot-view.ts'
import { expansionValues } from './expansion-bots.ts'

/** A game state to change in place, with a simulated random source. */
export interface Imagined {
  state: State
  chance: Rng
}

/** The maximum number of actions; guards against bots that walk to and fro forever. */
export const LONGEST = 400

/**
 * Lets the apprentice play all seats until turn `last` or the game is over, and returns the number of steps walked. Ties use the random
 * source `own`, so that they do not shift the dice.
 */
export function playOn(table: Imagined, last: number, own: Rng): number {
  const { state } = table
  let view = viewOf(state, expansionValues)
  let steps = 0
  for (let done = 0; done < LONGEST && !state.outcome && state.turn <= last; done++) {
    const action = decide(view, own)
    if (action.type === 'walk') steps += 1
    fairyTale.apply(table, action)
    view = viewAfter(view, action)
  }
  return steps
}
